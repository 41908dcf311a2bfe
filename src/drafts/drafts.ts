import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { StorageUnresponsive, unlessUnresponsive } from '#storage/bounded-work.ts';
import { monitored } from '#storage/health.ts';
import { boundedDraftStore } from './bounded-draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import { deleteKeys } from './store/delete-keys.ts';

/** How many drafts the person has on this device, and how many of them wait to be sent. */
export interface DraftCount {
  readonly total: number;
  readonly waiting: number;
}

/** What was typed and not sent. All but the end of a stay is fetched when it is first needed. */
export interface Drafts {
  readonly getCount: () => DraftCount;
  readonly subscribe: (listener: () => void) => () => void;
  /** The drafts of one person. With storage that does not respond, all of it rejects after a limit. */
  readonly of: (userId: number) => Promise<DraftStore>;
  /** The person is at home from now on: what they keep is sealed by what they have typed. Never rejects. */
  readonly enter: (person: { readonly userId: number; readonly password: string }) => Promise<void>;
  /**
   * Ends a person's stay, or everybody's by `null`: what is kept cannot be read any more. Never rejects. With storage that
   * does not respond it ends when it responds, which may be never.
   */
  readonly forget: (userId: number | null) => Promise<void>;
  /** Counts for whoever is signed in. */
  readonly follow: (session: SessionActor) => void;
  /** An open form, which is asked to hand in what it has before its person leaves. */
  readonly join: (flush: () => Promise<boolean>) => () => void;
  /** Says whether all that is typed is kept. */
  readonly flush: () => Promise<boolean>;
}

/** How long the first screen has the network to itself, in milliseconds. */
const calm = 3000;

function reportFailure(error: unknown): void {
  // The notice of the storage's health reports that one.
  if (!(error instanceof StorageUnresponsive)) console.error('Drafts:', error);
}

const nothing: DraftCount = { total: 0, waiting: 0 };

export function createDrafts(): Drafts {
  const listeners = new Set<() => void>();
  const forms = new Set<() => Promise<boolean>>();
  /** Who is at home: a key that is derived for somebody who has left meanwhile comes too late. */
  const arrivals = new Map<number, Promise<void>>();
  const shelves = new Map<number, Promise<DraftStore>>();
  let count = nothing;
  let owner: number | null = null;

  function tell(userId: number | null, next: DraftCount): void {
    if (userId !== owner || (next.total === count.total && next.waiting === count.waiting)) return;
    count = next;
    for (const listener of listeners) listener();
  }

  function open(userId: number): Promise<DraftStore> {
    const known = shelves.get(userId);
    if (known !== undefined) return known;
    const shelf = import('./draft-store.ts').then(({ createDraftStore }) =>
      createDraftStore(userId, (next) => tell(userId, next)),
    );
    shelves.set(userId, shelf);
    shelf.catch(() => shelves.delete(userId));
    return shelf;
  }

  /** Whoever has just come in is waited for: without their key their drafts would look like another password's. */
  async function of(userId: number): Promise<DraftStore> {
    // Their key is waited for no longer than storage responds.
    await unlessUnresponsive(Promise.resolve(arrivals.get(userId)), 'drafts').catch(() => undefined);
    return boundedDraftStore(await open(userId));
  }

  const recount = (userId: number) =>
    of(userId)
      .then((shelf) => shelf.recount())
      .catch(reportFailure);

  return {
    getCount: () => count,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of,
    enter: ({ userId, password }) => {
      const arrival: Promise<void> = open(userId)
        .then((shelf) => shelf.begin(password, () => arrivals.get(userId) === arrival))
        .catch(reportFailure);
      arrivals.set(userId, arrival);
      return arrival;
    },
    forget: async (userId) => {
      if (userId === null) arrivals.clear();
      else arrivals.delete(userId);
      await monitored('drafts', deleteKeys(userId)).catch(reportFailure);
    },
    follow: (session) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = () => clearTimeout(timer);
      const follow = (userId: number | null) => {
        stop();
        tell(owner, nothing);
        if (owner !== null) arrivals.delete(owner);
        owner = userId;
        if (userId !== null) timer = setTimeout(() => void recount(userId), calm);
        else if ('clearAppBadge' in navigator) void navigator.clearAppBadge();
      };
      session.subscribe({
        next: (snapshot) => {
          const userId = currentUser(snapshot)?.id ?? null;
          if (userId !== owner) follow(userId);
        },
        complete: stop,
      });
    },
    join: (flush) => {
      forms.add(flush);
      return () => forms.delete(flush);
    },
    flush: async () => !(await Promise.all([...forms].map((form) => form()))).includes(false),
  };
}
