import { groupBy } from '#domain/group-by.ts';
import type { DraftStatus, DraftVersion } from '#machines/draft/types.ts';
import { committed } from '#storage/committed.ts';
import type { DraftChange } from './change.ts';
import type { DraftsDatabase, DraftsWriting, RemovedDraft } from './database.ts';

/** A change of a draft's status: the status that the caller expects, and the new one. */
export interface Mark {
  readonly from: DraftStatus;
  readonly to: DraftStatus;
  /** The draft is about to be sent without the key that it contains. */
  readonly isKeyless?: boolean;
}

/**
 * Changes the status of a draft and returns its former status. Does nothing if that is not the expected one. Returns
 * null, and does nothing, if the draft has been removed or changed since it was read.
 */
export async function markDraft(
  database: DraftsDatabase,
  { id, at }: DraftVersion,
  { from, to, isKeyless = false }: Mark,
): Promise<DraftStatus | null> {
  const work = database.transaction('drafts', 'readwrite');
  return await committed(work, async () => {
    const row = await work.store.get(id);
    if (row?.at !== at) return null;
    if (row.status === from) await work.store.put({ ...row, status: to, ...(isKeyless && { isKeyless }) });
    return row.status;
  });
}

/** Removes drafts and their files. A draft that has been changed since it was read is not removed. */
export async function removeDrafts(database: DraftsDatabase, versions: readonly DraftVersion[]): Promise<void> {
  await evenIfFull(async (isRemembered) => {
    const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
    await committed(work, () => removeIn(work, versions, isRemembered));
  });
}

/** Removes drafts in an existing transaction. */
export async function removeIn(
  work: DraftsWriting,
  versions: readonly DraftVersion[],
  isRemembered = true,
): Promise<void> {
  const present = await Promise.all(versions.map(({ id }) => work.objectStore('drafts').get(id)));
  const found = present.flatMap((row, at) => (row !== undefined && row.at === versions[at]?.at ? [row] : []));
  await Promise.all(found.map(({ id }) => deleteIn(work, id)));
  if (!isRemembered) return;
  for (const [owner, rows] of groupBy(found, ({ userId }) => [userId])) {
    const removed = rows.map(({ id, sequence = 0 }) => ({ id, sequence }));
    await rememberRemoved(work, owner, removed);
  }
}

/** Removes a draft, unless it contains a newer change, and the drafts that it replaces. */
export async function removeChanged(
  database: DraftsDatabase,
  { id, userId, sequence, former }: Pick<DraftChange, 'id' | 'userId' | 'sequence' | 'former'>,
): Promise<void> {
  await evenIfFull(async (isRemembered) => {
    const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
    await committed(work, async () => {
      const row = await work.objectStore('drafts').get(id);
      if (row !== undefined && (row.sequence ?? 0) > sequence) return;
      await deleteIn(work, id);
      await removeIn(work, former, isRemembered);
      if (isRemembered) await rememberRemoved(work, userId, [{ id, sequence }]);
    });
  });
}

/** If storage is full, the removal cannot be recorded. The draft is removed anyway. */
async function evenIfFull(remove: (isRemembered: boolean) => Promise<void>): Promise<void> {
  await remove(true).catch(() => remove(false));
}

async function deleteIn(work: DraftsWriting, id: string): Promise<void> {
  const files = await work.objectStore('files').index('draftId').getAllKeys(id);
  await Promise.all([
    ...files.map((file) => work.objectStore('files').delete(file)),
    work.objectStore('drafts').delete(id),
  ]);
}

/** The number of removed drafts that are recorded. Only a few removals can happen before a late change arrives. */
const maxRemovedDrafts = 100;

/** Whether a draft was removed by this change or a later one. */
export function wasRemoved(
  { removed = [] }: { readonly removed?: readonly RemovedDraft[] },
  { id, sequence }: RemovedDraft,
): boolean {
  return removed.some((one) => one.id === id && one.sequence >= sequence);
}

/**
 * Records removed drafts with their owner's key, so that a late change does not restore them. The list is deleted with
 * the key, because nothing is stored without a key.
 */
async function rememberRemoved(work: DraftsWriting, userId: number, removed: readonly RemovedDraft[]): Promise<void> {
  const keys = work.objectStore('keys');
  const key = await keys.get(userId);
  if (key === undefined || removed.length === 0) return;
  await keys.put({ ...key, removed: [...(key.removed ?? []), ...removed].slice(-maxRemovedDrafts) });
}
