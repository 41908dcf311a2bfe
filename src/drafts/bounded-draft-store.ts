import { boundedWork, monitored, StorageUnresponsive, unlessUnresponsive } from '#storage/health.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * The draft store with a time limit. If storage does not respond, a call rejects after the timeout, or at once if
 * storage is already known to be unresponsive. Removals and marks are still made when storage responds again.
 */
export function boundedDraftStore(draftStore: DraftStore): DraftStore {
  const bounded = <Out>(work: () => Promise<Out>) => boundedWork('drafts', work);
  const eventually = <Out>(work: Promise<Out>) => unlessUnresponsive(monitored('drafts', work), 'drafts');
  /** Decrypting images or deriving a key may take longer than the timeout of storage, so only storage is timed. */
  const decrypting = async <Out>(work: () => Promise<Out>) => {
    await bounded(draftStore.recount);
    return await unlessUnresponsive(work(), 'drafts');
  };
  return {
    isEncrypted: draftStore.isEncrypted,
    begin: draftStore.begin,
    find: (key, chosen) => bounded(() => draftStore.find(key, chosen)),
    store: (change) =>
      change.content === null ? eventually(draftStore.store(change)) : bounded(() => draftStore.store(change)),
    mark: (version, mark) => bounded(() => draftStore.mark(version, mark)),
    remove: (versions) => eventually(draftStore.remove(versions)).catch(ignoreUnresponsive),
    all: () => decrypting(draftStore.all),
    openFormer: (password) => decrypting(() => draftStore.openFormer(password)),
    recount: () => bounded(draftStore.recount),
  };
}

/** A late removal still happens, so the caller need not wait for it. */
function ignoreUnresponsive(error: unknown): void {
  if (!(error instanceof StorageUnresponsive)) throw error;
}
