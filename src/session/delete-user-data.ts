import { deleteScope } from '#cache/cache-scope.ts';
import type { Drafts } from '#drafts/drafts.ts';
import { unlessUnresponsive } from '#storage/bounded-work.ts';

/**
 * Removes or makes unreadable what a user, or everybody for `null`, leaves in this device's databases. Rejects where
 * something could not be removed, or storage does not respond. What is left then goes as soon as storage responds; after the
 * end of the page, with the next launch: one without a stored user removes everything, one with a user whatever is others'.
 */
export async function deleteUserData(drafts: Drafts, userId: number | null): Promise<void> {
  const removals = await Promise.allSettled([
    unlessUnresponsive(deleteScope(userId), 'lists', 'changes'),
    unlessUnresponsive(drafts.forget(userId), 'drafts'),
  ]);
  const failure = removals.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
