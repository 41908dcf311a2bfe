import { boundedWork, StorageUnresponsive, unlessUnresponsive } from '#storage/bounded-work.ts';
import { monitored } from '#storage/health.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * The draft store with a time limit. If storage does not respond, a call rejects after the timeout, or at once if
 * storage is already known to be unresponsive. Removals and marks are still made when storage responds again.
 */
export function boundedDraftStore(shelf: DraftStore): DraftStore {
  const bounded = <Out>(work: () => Promise<Out>) => boundedWork('drafts', work);
  const eventually = <Out>(work: Promise<Out>) => unlessUnresponsive(monitored('drafts', work), 'drafts');
  /** Decrypting images or deriving a key may take longer than the timeout of storage, so only storage is timed. */
  const decrypting = async <Out>(work: () => Promise<Out>) => {
    await bounded(shelf.recount);
    return await unlessUnresponsive(work(), 'drafts');
  };
  return {
    isEncrypted: shelf.isEncrypted,
    begin: shelf.begin,
    find: (key, chosen) => bounded(() => shelf.find(key, chosen)),
    store: (change) => (change.content === null ? eventually(shelf.store(change)) : bounded(() => shelf.store(change))),
    mark: (version, mark) => bounded(() => shelf.mark(version, mark)),
    remove: (versions) => eventually(shelf.remove(versions)).catch(ignoreUnresponsive),
    all: () => decrypting(shelf.all),
    openFormer: (password) => decrypting(() => shelf.openFormer(password)),
    recount: () => bounded(shelf.recount),
  };
}

/** A late removal still happens, so the caller need not wait for it. */
function ignoreUnresponsive(error: unknown): void {
  if (!(error instanceof StorageUnresponsive)) throw error;
}
