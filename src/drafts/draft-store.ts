import type { Draft, DraftKey, DraftStatus, DraftVersion, StoreOutcome } from '#machines/draft/types.ts';
import { monitored } from '#storage/health.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { noteFileName } from './draft-files.ts';
import { draftsSettled } from './draft-worker.ts';
import { type DraftChange, draftsChannel } from './store/change.ts';
import { canEncrypt } from './store/cipher.ts';
import { openDrafts } from './store/database.ts';
import { addKey, deleteOtherUsersKeys, openFormer } from './store/key-store.ts';
import { storeChange } from './store/put-draft.ts';
import { countDrafts, type DraftCount, type DraftsRead, readDrafts } from './store/read-drafts.ts';
import { type Mark, markDraft, removeDrafts } from './store/remove-drafts.ts';

/** The drafts of one user on this device. */
export interface DraftStore {
  /** Whether drafts are encrypted and survive a sign-out. On a plain http address there is no encryption. */
  readonly isEncrypted: boolean;
  /** Derives and stores the user's key. */
  readonly begin: (password: string, isStillSignedIn: () => boolean) => Promise<void>;
  /** The newest draft of a form, or the chosen one. For a new record it skips drafts that wait to be sent. */
  readonly find: (key: DraftKey, chosen: string | null) => Promise<Draft | null>;
  /** Stores or removes a draft, and removes the drafts it replaces. Changes of one draft are made in order. */
  readonly store: (change: DraftChange) => Promise<StoreOutcome>;
  /** Changes the status of a draft, unless it has been changed since it was read: see {@link markDraft}. */
  readonly mark: (version: DraftVersion, mark: Mark) => Promise<DraftStatus | null>;
  /** Removes drafts as they were read. Newer input from another window is not removed. */
  readonly remove: (versions: readonly DraftVersion[]) => Promise<void>;
  readonly all: () => Promise<DraftsRead>;
  /** Decrypts the drafts of a former password. Resolves with their number. */
  readonly openFormer: (password: string) => Promise<number>;
  readonly recount: () => Promise<DraftCount>;
}

export function createDraftStore(userId: number, onCount: (count: DraftCount) => void): DraftStore {
  const connection = oneConnection(openDrafts);
  // Opening a user's drafts means that this user is signed in. Deletes the keys of other users whose sign-out was cut
  // short.
  const isolated = connection().then((opened) => deleteOtherUsersKeys(opened, userId));
  const database = () => monitored('drafts', isolated.then(connection));
  const queues = new Map<string, Promise<unknown>>();
  /** The status with which each draft was last counted. A change that keeps it does not change the count. */
  const counted = new Map<string, DraftStatus>();
  const channel = new BroadcastChannel(draftsChannel);
  // If counting fails now, the next change counts again.
  channel.onmessage = () => void recount().catch(() => undefined);

  async function recount(): Promise<DraftCount> {
    const count = await countDrafts(await database(), userId);
    onCount(count);
    if ('setAppBadge' in navigator) await navigator.setAppBadge(count.waiting).catch(() => undefined);
    return count;
  }

  /** Counts again, here and in other tabs. */
  async function notifyChanged(): Promise<void> {
    channel.postMessage(null);
    await recount();
  }

  async function inOrder<Out>(id: string, work: () => Promise<Out>): Promise<Out> {
    const queued = (queues.get(id) ?? Promise.resolve()).then(work, work);
    queues.set(id, queued);
    try {
      return await queued;
    } finally {
      if (queues.get(id) === queued) queues.delete(id);
    }
  }

  /** Also counts after a failure, because the count may have changed. */
  async function inOrderAndCount<Out>(id: string, work: () => Promise<Out>): Promise<Out> {
    try {
      return await inOrder(id, work);
    } finally {
      await notifyChanged();
    }
  }

  return {
    isEncrypted: canEncrypt(),
    begin: async (password, isStillSignedIn) => {
      await addKey(await database(), { userId, password, isStillSignedIn });
    },
    find: async ({ form, id }, chosen) => {
      const isWanted = (key: DraftKey) => key.form === form && key.id === id;
      await draftsSettled();
      const { drafts } = await readDrafts(await database(), userId, { isWanted, onFile: noteFileName });
      const newest = drafts.find(({ status }) => id !== null || status !== 'waiting');
      // The chosen draft may have been restored already and have a new id.
      return drafts.find((draft) => draft.id === chosen) ?? newest ?? null;
    },
    store: async (change) => {
      const { id, content, former } = change;
      const before = counted.get(id);
      counted.delete(id);
      try {
        const outcome = await inOrder(id, async () => await storeChange(await database(), change));
        if (outcome === 'stored' && content !== null) counted.set(id, content.status);
        return outcome;
      } finally {
        const isCounted = content !== null && counted.get(id) === content.status && before === content.status;
        if (!isCounted || former.length > 0) await notifyChanged();
      }
    },
    mark: async (version, mark) => {
      counted.delete(version.id);
      return await inOrderAndCount(version.id, async () => await markDraft(await database(), version, mark));
    },
    remove: async (versions) => {
      await removeDrafts(await database(), versions);
      await notifyChanged();
    },
    all: async () => {
      await draftsSettled();
      return await readDrafts(await database(), userId, { onFile: noteFileName });
    },
    openFormer: async (password) => {
      const opened = await openFormer(await database(), userId, password);
      await notifyChanged();
      return opened;
    },
    recount,
  };
}
