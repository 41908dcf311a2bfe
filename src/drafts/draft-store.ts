import type { DraftKey, DraftVersion } from '#machines/draft/types.ts';
import { boundedWork, monitored, recovered, StorageUnresponsive, unlessUnresponsive } from '#storage/health.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { draftsSettled } from './draft-worker.ts';
import { createBrowserDraftWrites } from './store/browser-draft-writes.ts';
import { type DraftChange, draftsChannel } from './store/change.ts';
import { canEncrypt } from './store/cipher.ts';
import { type KeyRow, openDrafts } from './store/database.ts';
import {
  addKey,
  deleteOtherUsersKeys,
  hasOtherUsersKeys,
  openFormer,
  type SignIn,
  storeKeyAgain,
} from './store/key-store.ts';
import { countDrafts, type DraftCount, readDrafts } from './store/read-drafts.ts';
import { type Mark, markDraft, removeDrafts } from './store/remove-drafts.ts';

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * The drafts of one user on this device. If storage does not respond, a call rejects after a timeout, or at once if storage
 * is already known to be unresponsive. Removals and marks are still made when storage responds again.
 *
 * @param isSignedIn Whether this user has a session.
 */
export function createDraftStore(
  userId: number,
  onCount: (count: DraftCount) => void,
  isSignedIn: () => boolean = () => true,
) {
  const connection = oneConnection(openDrafts);
  /** The key that the last sign-in of this window has stored. */
  let own: KeyRow | null = null;
  const isolated = isolate();
  const database = () => monitored('drafts', isolated.then(connection));
  const writes = createBrowserDraftWrites('locks' in navigator ? navigator.locks : undefined);
  const channel = new BroadcastChannel(draftsChannel);
  // If counting fails now, the next change counts again.
  channel.onmessage = () => void recount().catch(() => undefined);

  /** Makes the key the only one of the device, once this user has a session: a sign-in can still be cancelled. */
  async function isolate(): Promise<void> {
    const opened = await connection();
    // What they have just typed in another window is stored before.
    if (isSignedIn() && (await monitored('drafts', hasOtherUsersKeys(opened, userId)))) await inputStored();
    if (isSignedIn()) await deleteOtherUsersKeys(opened, userId);
    if (isSignedIn() && own !== null) await storeKeyAgain(opened, own);
  }

  async function recount(): Promise<DraftCount> {
    const count = await countDrafts(await database(), userId);
    onCount(count);
    if ('setAppBadge' in navigator) await navigator.setAppBadge(count.waiting).catch(() => undefined);
    return count;
  }

  /** Decrypting images or deriving a key may take longer than the timeout of storage, so only storage is timed. */
  async function decrypting<Out>(work: () => Promise<Out>): Promise<Out> {
    await bounded(recount);
    return await unlessUnresponsive(work(), 'drafts');
  }

  /** Counts again, here and in other tabs. */
  async function notifyChanged(): Promise<void> {
    channel.postMessage(null);
    await recount();
  }

  async function removeAndCount(versions: readonly DraftVersion[]): Promise<void> {
    await removeDrafts(await database(), versions);
    await notifyChanged();
  }

  async function search({ form, id }: DraftKey, chosen: string | null, ownId?: string) {
    const isWanted = (key: DraftKey) => key.form === form && key.id === id;
    const { drafts } = await readDrafts(await database(), userId, isWanted);
    const newest = drafts.find((draft) => draft.id !== ownId && (id !== null || draft.status !== 'waiting'));
    // The chosen draft may have been restored already and have a new id.
    return drafts.find((draft) => draft.id === chosen) ?? newest ?? null;
  }

  return {
    /** Whether drafts are encrypted and survive a sign-out. On a plain http address there is no encryption. */
    isEncrypted: canEncrypt(),
    isolate,
    /** Derives and stores the user's key. */
    begin: async (signIn: Omit<SignIn, 'userId'>) => {
      own = null;
      own = await addKey(await database(), { ...signIn, userId });
      channel.postMessage(null);
    },
    /**
     * The newest draft of a form, or the chosen one. Skips the draft with the id `ownId` and, for a new record, drafts that
     * wait to be sent. Nobody waits for it, so on a busy device it takes the time that it needs.
     */
    find: (place: DraftKey, chosen: string | null, ownId?: string) =>
      onceResponsive(() => search(place, chosen, ownId)),
    /** The same for an import, which is not posted while it is typed. Its user waits: rejects if storage does not respond. */
    findInTime: (place: DraftKey) => bounded(() => search(place, null)),
    /** Stores or removes a draft, and removes the drafts it replaces, if no worker does. */
    store: (change: DraftChange) => eventually(writes.store(change)),
    /** Changes the status of a draft, unless it has been changed since it was read: see {@link markDraft}. */
    mark: (version: DraftVersion, mark: Mark) =>
      bounded(async () => {
        const former = await markDraft(await database(), version, mark);
        await notifyChanged();
        return former;
      }),
    /** Removes drafts as they were read. Newer input from another window is not removed. */
    remove: (versions: readonly DraftVersion[]) => eventually(removeAndCount(versions)).catch(ignoreUnresponsive),
    all: () =>
      decrypting(async () => {
        await draftsSettled();
        return await readDrafts(await database(), userId);
      }),
    /** Decrypts the drafts of a former password. Resolves with their number. */
    openFormer: (password: string) =>
      decrypting(async () => {
        const opened = await openFormer(await database(), userId, password);
        await notifyChanged();
        return opened;
      }),
    /** Whether a draft is still stored as it was read. */
    isCurrent: ({ id, at }: DraftVersion) =>
      bounded(async () => (await (await database()).get('drafts', id))?.at === at),
    /** Those of the ids that are drafts on this device, of any user. */
    exist: (ids: readonly string[]) =>
      bounded(async () => {
        const { store } = (await database()).transaction('drafts');
        const keys = await Promise.all(ids.map((id) => store.getKey(id)));
        return keys.filter((id) => id !== undefined);
      }),
    recount: () => bounded(recount),
  };
}

/**
 * How long a sign-out, or a sign-in as another user, waits for the input of other windows, in milliseconds. A worker that
 * was stopped never responds, and the key of a user who has signed out must not stay on the device.
 */
const signOutTimeoutMs = 1000;

/** Resolves when the input that pages have posted is stored. A sign-out waits for it, and deletes the key afterwards. */
export const inputStored = () => draftsSettled(signOutTimeoutMs);

const bounded = <Out>(work: () => Promise<Out>) => boundedWork('drafts', work);

/** Searches when what was posted is stored. If storage does not respond in time, searches again when it does. */
async function onceResponsive<Out>(search: () => Promise<Out>): Promise<Out> {
  for (;;) {
    try {
      await unlessUnresponsive(draftsSettled(), 'drafts');
      return await bounded(search);
    } catch (error) {
      if (!(error instanceof StorageUnresponsive)) throw error;
      await recovered('drafts');
    }
  }
}

const eventually = <Out>(work: Promise<Out>) => unlessUnresponsive(monitored('drafts', work), 'drafts');

/** A late removal still happens, so the caller need not wait for it. */
function ignoreUnresponsive(error: unknown): void {
  if (!(error instanceof StorageUnresponsive)) throw error;
}
