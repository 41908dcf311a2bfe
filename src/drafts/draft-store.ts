import type { Draft, DraftKey, DraftStatus, DraftVersion, StoreOutcome } from '#machines/draft/types.ts';
import { monitored } from '#storage/health.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { noteFileName } from './draft-files.ts';
import { draftsSettled } from './draft-worker.ts';
import type { DraftCount } from './drafts.ts';
import { type DraftChange, draftsChannel } from './store/change.ts';
import { openDrafts } from './store/database.ts';
import { canEncrypt } from './store/derive-key.ts';
import { addKey, deleteOtherUsersKeys, openFormer } from './store/key-store.ts';
import { storeChange } from './store/put-draft.ts';
import { countDrafts, type DraftsRead, readDrafts } from './store/read-drafts.ts';
import { type Mark, markDraft, removeDrafts } from './store/remove-drafts.ts';

/** The drafts of one person on this device. */
export interface DraftStore {
  /** Whether they outlive a sign-out: without a cipher (a plain http address) they do not. */
  readonly isEncrypted: boolean;
  readonly begin: (password: string, isStillSignedIn: () => boolean) => Promise<void>;
  /** The newest that an earlier visit to a form left: of a new record, one that does not wait to be sent. */
  readonly find: (place: DraftKey, chosen: string | null) => Promise<Draft | null>;
  /** Stores a draft, or removes it, and with that the one it was restored from. Changes of one draft happen in their order. */
  readonly store: (change: DraftChange) => Promise<StoreOutcome>;
  /** As `remove`, what has been typed in since is left as it is: see {@link markDraft}. */
  readonly mark: (version: DraftVersion, mark: Mark) => Promise<DraftStatus | null>;
  /** Removes drafts as they were read: what has been typed since, in another window, stays. */
  readonly remove: (versions: readonly DraftVersion[]) => Promise<void>;
  readonly all: () => Promise<DraftsRead>;
  /** Opens what a former password has sealed; resolves with how many there were. */
  readonly openFormer: (password: string) => Promise<number>;
  readonly recount: () => Promise<DraftCount>;
}

export function createDraftStore(userId: number, onCount: (count: DraftCount) => void): DraftStore {
  const connection = oneConnection(openDrafts);
  // Whoever's drafts are opened is at home. A stay of somebody else's that was cut short ends with it.
  const home = connection().then((opened) => deleteOtherUsersKeys(opened, userId));
  const database = () => monitored('drafts', home.then(connection));
  const turns = new Map<string, Promise<unknown>>();
  /** As what each draft was counted last: one that is only typed on changes no count. */
  const counted = new Map<string, DraftStatus>();
  const channel = new BroadcastChannel(draftsChannel);
  // Where it cannot be counted now, the next change counts.
  channel.onmessage = () => void recount().catch(() => undefined);

  async function recount(): Promise<DraftCount> {
    const count = await countDrafts(await database(), userId);
    onCount(count);
    if ('setAppBadge' in navigator) await navigator.setAppBadge(count.waiting).catch(() => undefined);
    return count;
  }

  /** Counts here and in the other tabs. */
  async function changed(): Promise<void> {
    channel.postMessage(null);
    await recount();
  }

  async function inTurn<Out>(id: string, work: () => Promise<Out>): Promise<Out> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(work, work);
    turns.set(id, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(id) === turn) turns.delete(id);
    }
  }

  /** Whatever becomes of it: it may have changed a count. */
  async function counting<Out>(id: string, work: () => Promise<Out>): Promise<Out> {
    try {
      return await inTurn(id, work);
    } finally {
      await changed();
    }
  }

  return {
    isEncrypted: canEncrypt(),
    begin: async (password, isStillSignedIn) => {
      await addKey(await database(), { userId, password, isStillSignedIn });
    },
    find: async ({ form, id }, chosen) => {
      const wants = (place: DraftKey) => place.form === form && place.id === id;
      await draftsSettled();
      const { drafts } = await readDrafts(await database(), userId, { wants, onFile: noteFileName });
      const newest = drafts.find(({ status }) => id !== null || status !== 'waiting');
      // The chosen one may have been restored already, and lie under another name since.
      return drafts.find((draft) => draft.id === chosen) ?? newest ?? null;
    },
    store: async (change) => {
      const { id, content, former } = change;
      const before = counted.get(id);
      counted.delete(id);
      try {
        const kept = await inTurn(id, async () => await storeChange(await database(), change));
        if (kept === 'stored' && content !== null) counted.set(id, content.status);
        return kept;
      } finally {
        const isCounted = content !== null && counted.get(id) === content.status && before === content.status;
        if (!isCounted || former.length > 0) await changed();
      }
    },
    mark: async (version, mark) => {
      counted.delete(version.id);
      return await counting(version.id, async () => await markDraft(await database(), version, mark));
    },
    remove: async (versions) => {
      await removeDrafts(await database(), versions);
      await changed();
    },
    all: async () => {
      await draftsSettled();
      return await readDrafts(await database(), userId, { onFile: noteFileName });
    },
    openFormer: async (password) => {
      const opened = await openFormer(await database(), userId, password);
      await changed();
      return opened;
    },
    recount,
  };
}
