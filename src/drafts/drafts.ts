import { Listeners } from '#domain/listeners.ts';
import type { DraftVersion } from '#machines/draft/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { monitored, StorageUnresponsive, unlessUnresponsive } from '#storage/health.ts';
import type { DraftStore } from './draft-store.ts';
import { deleteKeys, type Owned } from './store/delete-keys.ts';
import type { NewKey } from './store/key-store.ts';
import type { DraftCount } from './store/read-drafts.ts';

/** The delay after a sign-in before drafts are counted, in milliseconds. The first screen loads meanwhile. */
const countDelayMs = 3000;

function reportFailure(error: unknown): void {
  // The storage notice already reports unresponsive storage.
  if (!(error instanceof StorageUnresponsive)) console.error('Drafts:', error);
}

interface Entering {
  readonly userId: number;
  readonly password: string;
  readonly prepared?: Promise<NewKey | undefined>;
  /** Whether the sign-in was cancelled before it ended. By default it has ended. */
  readonly isCancelled?: () => boolean;
}

const nothing: DraftCount = { total: 0, waiting: 0 };

export type Drafts = ReturnType<typeof createDrafts>;

/** The unsent input of the users of this device. Only `forget` is in the first bundle; the rest is loaded lazily. */
export function createDrafts() {
  const listeners = new Listeners();
  const forms = new Set<() => Promise<boolean>>();
  /** The users who are signed in. A key that is derived after its user has signed out is not stored. */
  const signIns = new Map<number, Promise<void>>();
  const stores = new Map<number, Promise<DraftStore>>();
  let count = nothing;
  let owner: number | null = null;

  function setCount(userId: number | null, next: DraftCount): void {
    if (userId !== owner || (next.total === count.total && next.waiting === count.waiting)) return;
    count = next;
    listeners.notify();
  }

  function open(userId: number): Promise<DraftStore> {
    const known = stores.get(userId);
    if (known !== undefined) return known;
    const draftStore = import('./draft-store.ts').then(({ createDraftStore }) =>
      createDraftStore(
        userId,
        (next) => {
          setCount(userId, next);
          // A sign-in may have stored the missing key, or another window may have made room.
          // A form that closes meanwhile has no trouble to settle.
          flush().catch(() => undefined);
        },
        () => owner === userId,
      ),
    );
    stores.set(userId, draftStore);
    draftStore.catch(() => stores.delete(userId));
    return draftStore;
  }

  /** Waits for the key of a user who has just signed in. Without it the drafts would seem to have another password. */
  async function of(userId: number): Promise<DraftStore> {
    // Not longer than storage responds.
    await unlessUnresponsive(Promise.resolve(signIns.get(userId)), 'drafts').catch(() => undefined);
    return await open(userId);
  }

  const run = (userId: number, task: 'isolate' | 'recount') =>
    of(userId)
      .then((draftStore): Promise<unknown> => draftStore[task]())
      .catch(reportFailure);

  const flush = async () => !(await Promise.all([...forms].map((form) => form()))).includes(false);

  return {
    getCount: () => count,
    subscribe: listeners.subscribe,
    /** The drafts of one user. If storage does not respond, all calls reject after a timeout. */
    of,
    /** Called when a sign-in is sent. Derives a key meanwhile: most devices have no drafts of the user. */
    prepare: (password: string): Promise<NewKey | undefined> =>
      import('./store/key-store.ts').then(({ deriveNewKey }) => deriveNewKey(password)).catch(() => undefined),
    /** Called after a sign-in. Derives the key of the user's drafts from the password, unless it is prepared. Never rejects. */
    enter: ({ userId, password, prepared, isCancelled = () => false }: Entering): Promise<void> => {
      const signIn: Promise<void> = open(userId)
        .then(async (draftStore) => {
          const newKey = await prepared;
          const isStillSignedIn = () => signIns.get(userId) === signIn && !isCancelled();
          await draftStore.begin({ password, newKey, isStillSignedIn });
        })
        .catch(reportFailure);
      signIns.set(userId, signIn);
      return signIn;
    },
    /** Whether a draft of the signed-in user is still stored as it was read. Undefined if storage does not respond. */
    isCurrent: async (version: DraftVersion): Promise<boolean | undefined> =>
      owner === null ? undefined : await (await of(owner)).isCurrent(version).catch(() => undefined),
    /**
     * Deletes the key of a user (`null`: of none), and all keys that nobody needs if no user is stored, so that stored drafts
     * cannot be read any more. What the user has just typed in another window is stored before. Never rejects. If storage does
     * not respond, it waits until storage responds, which may be never.
     */
    forget: async (userId: number | null): Promise<void> => {
      const since = Date.now();
      if (userId === null) signIns.clear();
      else signIns.delete(userId);
      // Storage may respond much later, when the next user has signed in here or in another window.
      const isNext = ({ userId: id, at = 0 }: Owned) => signIns.has(id) || at > since;
      if (userId !== null)
        await import('./draft-store.ts').then(({ inputStored }) => inputStored()).catch(reportFailure);
      await monitored('drafts', deleteKeys(userId, isNext)).catch(reportFailure);
    },
    /** Counts the drafts of the signed-in user. */
    follow: (session: SessionActor) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = () => clearTimeout(timer);
      const follow = (userId: number | null) => {
        stop();
        setCount(owner, nothing);
        if (owner !== null) signIns.delete(owner);
        owner = userId;
        if (userId !== null) {
          if (signIns.has(userId)) void run(userId, 'isolate');
          timer = setTimeout(() => void run(userId, 'recount'), countDelayMs);
        } else if ('clearAppBadge' in navigator) void navigator.clearAppBadge();
      };
      session.subscribe({
        next: (snapshot) => {
          const userId = currentUser(snapshot)?.id ?? null;
          if (userId !== owner) follow(userId);
        },
        complete: stop,
      });
    },
    /** Registers an open form. `flush` is called to store its input before the user leaves. */
    join: (flush: () => Promise<boolean>) => {
      forms.add(flush);
      return () => forms.delete(flush);
    },
    /** Stores the input of all open forms. Resolves with whether everything is stored. */
    flush,
  };
}
