import type { Draft, DraftContent, DraftPlace, DraftStatus, DraftVersion, Kept } from '#machines/draft/types.ts';
import { openDrafts } from '#storage/drafts/database.ts';
import { canSeal } from '#storage/drafts/derive-key.ts';
import { keepDraft } from '#storage/drafts/keep-draft.ts';
import { countDrafts, type DraftsRead, readDrafts } from '#storage/drafts/read-drafts.ts';
import { type Mark, markDraft, removeDrafts } from '#storage/drafts/remove-drafts.ts';
import { beginStay, dropStrangers, openFormer } from '#storage/drafts/stay.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { newDraftId } from './draft-id.ts';
import type { DraftCount } from './drafts.ts';

/** The drafts of one person on this device. */
export interface DraftShelf {
  /** Whether they outlive a sign-out: without a cipher (a plain http address) they do not. */
  readonly isSealed: boolean;
  readonly begin: (password: string, isStillHome: () => boolean) => Promise<void>;
  /** The newest that an earlier visit to a form left: of a new record, one that does not wait to be sent. */
  readonly find: (place: DraftPlace, chosen: string | null) => Promise<Draft | null>;
  /**
   * Keeps a draft, or removes it by `null`, and with that the one it was restored from. What is asked of one draft
   * happens in its order.
   */
  readonly keep: (id: string, content: DraftContent | null, restored?: DraftVersion | null) => Promise<Kept>;
  /** As `remove`, what has been typed in since is left as it is: see {@link markDraft}. */
  readonly mark: (version: DraftVersion, mark: Mark) => Promise<DraftStatus | null>;
  /** Removes drafts as they were read: what has been typed since, in another window, stays. */
  readonly remove: (versions: readonly DraftVersion[]) => Promise<void>;
  readonly all: () => Promise<DraftsRead>;
  /** Opens what a former password has sealed; resolves with how many there were. */
  readonly openFormer: (password: string) => Promise<number>;
  readonly recount: () => Promise<DraftCount>;
}

/** The name of each file in the draft it lies in: one that is kept already is not sealed again. */
const fileNames = new WeakMap<Blob, string>();

export function createShelf(userId: number, onCount: (count: DraftCount) => void): DraftShelf {
  const connection = oneConnection(openDrafts);
  // Whoever's drafts are opened is at home. A stay of somebody else's that was cut short ends with it.
  const home = connection().then((opened) => dropStrangers(opened, userId));
  const database = () => home.then(connection);
  const turns = new Map<string, Promise<unknown>>();
  /** As what each draft was counted last: one that is only typed on changes no count. */
  const counted = new Map<string, DraftStatus>();
  const channel = new BroadcastChannel('drafts');
  // Where it cannot be counted now, the next change counts.
  channel.onmessage = () => void recount().catch(() => undefined);
  const onFile = (file: File, name: string) => void fileNames.set(file, name);

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

  function nameIn(id: string) {
    return (file: Blob) => {
      const known = fileNames.get(file);
      const name = known?.startsWith(`${id}.`) === true ? known : `${id}.${newDraftId()}`;
      fileNames.set(file, name);
      return name;
    };
  }

  return {
    isSealed: canSeal(),
    begin: async (password, isStillHome) => {
      await beginStay(await database(), { userId, password, isStillHome });
    },
    find: async ({ form, id }, chosen) => {
      const wants = (place: DraftPlace) => place.form === form && place.id === id;
      const { drafts } = await readDrafts(await database(), userId, { wants, onFile });
      const newest = drafts.find(({ status }) => id !== null || status !== 'waiting');
      // The chosen one may have been restored already, and lie under another name since.
      return drafts.find((draft) => draft.id === chosen) ?? newest ?? null;
    },
    keep: async (id, content, restored = null) => {
      const former = restored === null ? [] : [restored];
      if (content === null) {
        counted.delete(id);
        return await counting<Kept>(id, async () => {
          await removeDrafts(await database(), [{ id, at: null }, ...former]);
          return 'kept';
        });
      }
      const nameOf = nameIn(id);
      const before = counted.get(id);
      counted.delete(id);
      const kept = await inTurn(id, async () => {
        return await keepDraft(await database(), { id, userId, at: Date.now(), content, nameOf, former });
      });
      if (kept === 'kept') counted.set(id, content.status);
      if (kept !== 'kept' || former.length > 0 || before !== content.status) await changed();
      return kept;
    },
    mark: async (version, mark) => {
      counted.delete(version.id);
      return await counting(version.id, async () => await markDraft(await database(), version, mark));
    },
    remove: async (versions) => {
      await removeDrafts(await database(), versions);
      await changed();
    },
    all: async () => await readDrafts(await database(), userId, { onFile }),
    openFormer: async (password) => {
      const opened = await openFormer(await database(), userId, password);
      await changed();
      return opened;
    },
    recount,
  };
}
