import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { deleteChangesExcept } from '#storage/changes.ts';
import { unlessUnresponsive } from '#storage/health.ts';
import { hasStoredUser } from '#storage/stored-session.ts';
import { withCacheEventually } from './store/database.ts';
import { closeScopes, openScope } from './store/scopes.ts';

/** The cache scope of the signed-in user. Cached pages are stored under it. */
export interface CacheScope {
  /** The id of the scope; null if nobody is signed in, or if storage is refused or does not respond. */
  readonly scope: () => Promise<string | null>;
  /** Opens the scope of the session's user and follows changes of user. Call it before the session starts. */
  readonly follow: (session: SessionActor) => void;
}

/** The delay after a sign-in before the scope is checked again, in milliseconds. */
export const recheckDelayMs = 1000;

export function createCacheScope(): CacheScope {
  let userId: number | null = null;
  let scope = Promise.resolve<string | null>(null);
  let recheckTimer: ReturnType<typeof setTimeout> | undefined;

  function openFor(id: number): void {
    const isStillSignedIn = () => userId === id;
    const opened = openUserScope(id, isStillSignedIn);
    scope = opened;
    // A window that started at the same time may have restored the former user and opened that user's scope. This
    // deletes the scope opened here, without notice.
    const recheck = (found: string | null) => {
      if (found === null || scope !== opened) return;
      void openUserScope(id, isStillSignedIn).then((again) => {
        if (scope === opened) scope = Promise.resolve(again);
      });
    };
    recheckTimer = setTimeout(() => void opened.then(recheck), recheckDelayMs);
  }

  return {
    scope: () => unlessUnresponsive(scope, 'lists').catch(() => null),
    follow: (session) => {
      // Opens the database while the session is being read.
      void withCacheEventually(async () => undefined).catch(() => undefined);
      session.subscribe({
        next: (snapshot) => {
          const user = currentUser(snapshot);
          if (user !== null && user.id !== userId) openFor(user.id);
          else if (user === null) scope = Promise.resolve(null);
          userId = user?.id ?? null;
        },
        complete: () => clearTimeout(recheckTimer),
      });
    },
  };
}

async function openUserScope(userId: number, isStillSignedIn: () => boolean): Promise<string | null> {
  const newId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    const opening = withCacheEventually(async (database) => {
      // Storage may respond late. Do not replace the scope of the current user by that of one who has signed out.
      return isStillSignedIn() ? await openScope(database, { userId, now: Date.now(), newId }) : null;
    });
    // The former scope has been deleted even if there was no space for the new one. Nothing waits for this.
    const deleteOrphans = () =>
      void deleteOrphanedChanges().catch((error: unknown) =>
        console.warn('Recent changes of former users were not deleted:', error),
      );
    const scope = await opening.finally(deleteOrphans);
    if (scope !== null && isStillSignedIn()) return scope.id;
    // The session ended in another window, which may have deleted the scopes before this one was opened. If it was not
    // opened, it has not replaced those of former users either.
    await deleteScope(userId);
    return null;
  } catch (error) {
    console.warn('Lists are not cached:', error);
    return null;
  }
}

/**
 * Deletes the cached pages and changes of a user, or of all users (`null`). Waits until storage responds. If nobody is signed
 * in by then, it deletes those of all users: an earlier deletion may have waited in a window that is closed now.
 */
export async function deleteScope(userId: number | null): Promise<void> {
  await withCacheEventually((database) => closeScopes(database, hasStoredUser() ? userId : null));
  await deleteOrphanedChanges();
}

/** Changes are stored only as long as the scope of their user exists. */
async function deleteOrphanedChanges(): Promise<void> {
  await deleteChangesExcept(() => withCacheEventually((database) => database.getAllKeys('scopes')));
}
