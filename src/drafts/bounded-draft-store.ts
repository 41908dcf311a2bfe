import { boundedWork, StorageUnresponsive, unlessUnresponsive } from '#storage/bounded-work.ts';
import { monitored } from '#storage/health.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * The same drafts for whoever waits for them: with storage that does not respond, each call rejects after the timeout, or at
 * once where that is known. A removal or mark that was asked for is made when storage responds.
 */
export function boundedDraftStore(shelf: DraftStore): DraftStore {
  const bounded = <Out>(work: () => Promise<Out>) => boundedWork('drafts', work);
  const eventually = <Out>(work: Promise<Out>) => unlessUnresponsive(monitored('drafts', work), 'drafts');
  /** Decrypting pictures, or deriving a key, may take longer than storage does: storage alone is timed. */
  const decrypting = async <Out>(work: () => Promise<Out>) => {
    await bounded(shelf.recount);
    return await unlessUnresponsive(work(), 'drafts');
  };
  return {
    isEncrypted: shelf.isEncrypted,
    begin: shelf.begin,
    find: (place, chosen) => bounded(() => shelf.find(place, chosen)),
    store: (change) => (change.content === null ? eventually(shelf.store(change)) : bounded(() => shelf.store(change))),
    mark: (version, mark) => bounded(() => shelf.mark(version, mark)),
    remove: (versions) => eventually(shelf.remove(versions)).catch(unlessLate),
    all: () => decrypting(shelf.all),
    openFormer: (password) => decrypting(() => shelf.openFormer(password)),
    recount: () => bounded(shelf.recount),
  };
}

/** What happens late has happened, for whoever asked for it. */
function unlessLate(error: unknown): void {
  if (!(error instanceof StorageUnresponsive)) throw error;
}
