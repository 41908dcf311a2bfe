import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { unlessUnresponsive } from '#storage/bounded-work.ts';
import { deleteChangesExcept } from '#storage/changes/delete-changes.ts';
import { closeScopes, openScope } from './store/scopes.ts';
import { withCacheEventually } from './store/with-cache.ts';

/** The person's stay on this device, under whose scope answers are kept. */
export interface CacheScope {
  /** The scope's id, once it is known; null while nobody is here, or where storage is refused or does not respond. */
  readonly scope: () => Promise<string | null>;
  /** Follows who is here. To be called before the session starts. */
  readonly follow: (session: SessionActor) => void;
}

/** How long after somebody came it is looked once more whether nobody else did, in milliseconds. */
const settling = 1000;

export function createCacheScope(): CacheScope {
  let userId: number | null = null;
  let scope = Promise.resolve<string | null>(null);
  let settled: ReturnType<typeof setTimeout> | undefined;

  function openFor(id: number): void {
    const isStillSignedIn = () => userId === id;
    const entered = enter(id, isStillSignedIn);
    scope = entered;
    // A window that was opening meanwhile may have found the former person, entered after this one and ended unheard.
    const lookAgain = (found: string | null) => {
      if (found === null || scope !== entered) return;
      void enter(id, isStillSignedIn).then((again) => {
        if (scope === entered) scope = Promise.resolve(again);
      });
    };
    settled = setTimeout(() => void entered.then(lookAgain), settling);
  }

  return {
    scope: () => unlessUnresponsive(scope, 'lists').catch(() => null),
    follow: (session) => {
      // Opened while the session is read.
      void withCacheEventually(async () => undefined).catch(() => undefined);
      session.subscribe({
        next: (snapshot) => {
          const user = currentUser(snapshot);
          if (user !== null && user.id !== userId) openFor(user.id);
          else if (user === null) scope = Promise.resolve(null);
          userId = user?.id ?? null;
        },
        // A tab that is closed looks at nothing any more.
        complete: () => clearTimeout(settled),
      });
    },
  };
}

async function enter(userId: number, isStillSignedIn: () => boolean): Promise<string | null> {
  const newId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  try {
    const opening = withCacheEventually(async (database) => {
      // Storage may respond late: the scope of whoever has come since is not to go for a user who has left.
      return isStillSignedIn() ? await openScope(database, { userId, now: Date.now(), newId }) : null;
    });
    // Where there is no room for a scope, the former one has gone all the same. Nothing waits for it.
    const drop = () =>
      void deleteOrphanedChanges().catch((error: unknown) => console.warn('Former changes not removed:', error));
    const scope = await opening.finally(drop);
    if (scope === null || isStillSignedIn()) return scope?.id ?? null;
    // Ended in another window, whose purge may have come before what was opened here.
    await deleteScope(userId);
    return null;
  } catch (error) {
    console.warn('Lists not kept:', error);
    return null;
  }
}

/** Removes what was kept for a person, or for everybody (`null`). With storage that does not respond: when it responds. */
export async function deleteScope(userId: number | null): Promise<void> {
  await withCacheEventually((database) => closeScopes(database, userId));
  await deleteOrphanedChanges();
}

/** What people have changed is kept for as long as their stay. */
async function deleteOrphanedChanges(): Promise<void> {
  await deleteChangesExcept(() => withCacheEventually((database) => database.getAllKeys('scopes')));
}
