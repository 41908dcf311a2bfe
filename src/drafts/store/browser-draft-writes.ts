import { oneConnection } from '#storage/one-connection.ts';
import { draftsChannel, draftWritesLock } from './change.ts';
import { openDrafts } from './database.ts';
import { DraftWrites } from './draft-writes.ts';

/** The writer of drafts with this browser's storage, for a page or a worker. There are no locks on an insecure address. */
export function createBrowserDraftWrites(locks: LockManager | undefined): DraftWrites {
  const channel = new BroadcastChannel(draftsChannel);
  return new DraftWrites({
    openDatabase: oneConnection(openDrafts),
    showUntil: (ended) => void locks?.request(draftWritesLock, { mode: 'shared' }, () => ended),
    notify: () => channel.postMessage(null),
  });
}
