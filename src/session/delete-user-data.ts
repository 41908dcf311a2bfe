import type { Drafts } from '#drafts/drafts.ts';
import { deleteScope } from '#storage/cache/cache-scope.ts';
import { unlessUnresponsive } from '#storage/health.ts';

/**
 * Deletes the data of one user (of all users for `null`) from this device's databases, or makes it unreadable. The cached pages
 * of all users go as soon as no user is stored. Rejects if a deletion fails or storage does not respond. The deletion then
 * runs once storage responds. If the page closes before that, the next launch finishes it: without a stored user it deletes
 * everything, with one it deletes the data of all other users.
 */
export async function deleteUserData(drafts: Drafts, userId: number | null): Promise<void> {
  const removals = await Promise.allSettled([
    unlessUnresponsive(deleteScope(userId), 'lists', 'changes'),
    unlessUnresponsive(drafts.forget(userId), 'drafts'),
  ]);
  const failure = removals.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
