import type { DraftStatus, DraftVersion } from '#machines/draft/types.ts';
import type { DraftChange } from './change.ts';
import type { DraftsDatabase, DraftsWriting } from './database.ts';
import { rememberRemoved } from './removed.ts';

/** What is known of a version of a draft, and what is known now. */
export interface Mark {
  readonly from: DraftStatus;
  readonly to: DraftStatus;
}

/**
 * Notes what is known of a draft now, and says what was known of it. Nothing is noted where that is not what the caller
 * knew, nor where there is no such draft any more or a newer one (`null`).
 */
export async function markDraft(
  database: DraftsDatabase,
  { id, at }: DraftVersion,
  { from, to }: Mark,
): Promise<DraftStatus | null> {
  const work = database.transaction('drafts', 'readwrite');
  const row = await work.store.get(id);
  const found = row?.at === at ? row : null;
  await Promise.all([found?.status === from && work.store.put({ ...found, status: to }), work.done]);
  return found?.status ?? null;
}

/** Removes drafts with their files. What has been typed since a draft was read is another one, and stays. */
export async function removeDrafts(database: DraftsDatabase, versions: readonly DraftVersion[]): Promise<void> {
  await withoutRoom(async (isRemembered) => {
    const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
    await Promise.all([removeIn(work, versions, isRemembered), work.done]);
  });
}

/** The same as part of a larger work. */
export async function removeIn(
  work: DraftsWriting,
  versions: readonly DraftVersion[],
  isRemembered = true,
): Promise<void> {
  const rows = await Promise.all(versions.map(({ id }) => work.objectStore('drafts').get(id)));
  const found = rows.flatMap((row, at) => (row !== undefined && row.at === versions[at]?.at ? [row] : []));
  const owners = isRemembered ? new Set(found.map(({ userId }) => userId)) : [];
  await Promise.all(found.map(({ id }) => deleteIn(work, id)));
  for (const owner of owners) {
    const removed = found.filter(({ userId }) => userId === owner);
    await rememberRemoved(
      work,
      owner,
      removed.map(({ id, sequence = 0 }) => ({ id, sequence })),
    );
  }
}

/** Removes what a user no longer wants to be stored, whatever is there, unless a newer change is. */
export async function removeChanged(
  database: DraftsDatabase,
  { id, userId, sequence, former }: Pick<DraftChange, 'id' | 'userId' | 'sequence' | 'former'>,
): Promise<void> {
  await withoutRoom(async (isRemembered) => {
    const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
    const remove = async () => {
      const row = await work.objectStore('drafts').get(id);
      if (row !== undefined && (row.sequence ?? 0) > sequence) return;
      await deleteIn(work, id);
      await removeIn(work, former, isRemembered);
      if (isRemembered) await rememberRemoved(work, userId, [{ id, sequence }]);
    };
    await Promise.all([remove(), work.done]);
  });
}

/** A full disk has no room to remember the removal. It removes all the same. */
async function withoutRoom(remove: (isRemembered: boolean) => Promise<void>): Promise<void> {
  await remove(true).catch(() => remove(false));
}

async function deleteIn(work: DraftsWriting, id: string): Promise<void> {
  const files = await work.objectStore('files').index('draftId').getAllKeys(id);
  await Promise.all([
    ...files.map((file) => work.objectStore('files').delete(file)),
    work.objectStore('drafts').delete(id),
  ]);
}
