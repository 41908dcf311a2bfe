import type { DraftsWriting, RemovedDraft } from './database.ts';

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
export async function rememberRemoved(
  work: DraftsWriting,
  userId: number,
  removed: readonly RemovedDraft[],
): Promise<void> {
  const keys = work.objectStore('keys');
  const key = await keys.get(userId);
  if (key === undefined || removed.length === 0) return;
  await keys.put({ ...key, removed: [...(key.removed ?? []), ...removed].slice(-maxRemovedDrafts) });
}
