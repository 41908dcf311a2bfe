import type { DraftStatus, DraftVersion } from '#machines/draft/types.ts';
import type { DraftsDatabase, DraftsWriting } from './database.ts';

/** A draft to be removed: as it was read, or, by `null`, whatever stands there. */
interface Removal {
  readonly id: string;
  readonly at: number | null;
}

/** What is known of a version of a draft, and what is known now. */
export interface Mark {
  readonly from: DraftStatus;
  readonly to: DraftStatus;
}

/**
 * Notes what is known of a draft now. False, and nothing is noted, where there is no such draft any more, a newer one, or
 * one of which something else has become known.
 */
export async function markDraft(
  database: DraftsDatabase,
  { id, at }: DraftVersion,
  { from, to }: Mark,
): Promise<boolean> {
  const work = database.transaction('drafts', 'readwrite');
  const row = await work.store.get(id);
  const isThere = row?.at === at && row.status === from;
  await Promise.all([isThere && work.store.put({ ...row, status: to }), work.done]);
  return isThere;
}

/** Removes drafts with their files. What has been typed since a draft was read is another one, and stays. */
export async function removeDrafts(database: DraftsDatabase, removals: readonly Removal[]): Promise<void> {
  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  await Promise.all([...removals.map((removal) => removeIn(work, removal)), work.done]);
}

/** The same as part of a larger work. */
export async function removeIn(work: DraftsWriting, { id, at }: Removal): Promise<void> {
  const row = await work.objectStore('drafts').get(id);
  if (row === undefined || (at !== null && row.at !== at)) return;
  const files = await work.objectStore('files').index('draftId').getAllKeys(id);
  await Promise.all([
    ...files.map((file) => work.objectStore('files').delete(file)),
    work.objectStore('drafts').delete(id),
  ]);
}
