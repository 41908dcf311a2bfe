import type { DraftsWriting, RemovedDraft } from './database.ts';

/** How many removed drafts are remembered. A late change is overtaken by a few removals at most. */
const rememberedRemovals = 100;

/** Whether a draft was removed after, or by, the change with this sequence. */
export function wasRemoved(
  { removed = [] }: { readonly removed?: readonly RemovedDraft[] },
  { id, sequence }: RemovedDraft,
): boolean {
  return removed.some((one) => one.id === id && one.sequence >= sequence);
}

/**
 * Remembers removed drafts beside their owner's key, so that a change that arrives late does not restore them. The list
 * ends with the key: without it nothing is stored at all.
 */
export async function rememberRemoved(
  work: DraftsWriting,
  userId: number,
  removed: readonly RemovedDraft[],
): Promise<void> {
  const keys = work.objectStore('keys');
  const key = await keys.get(userId);
  if (key === undefined || removed.length === 0) return;
  await keys.put({ ...key, removed: [...(key.removed ?? []), ...removed].slice(-rememberedRemovals) });
}
