import { draftsChannel, draftWritesLock } from '#drafts/store/change.ts';
import { openDrafts } from '#drafts/store/database.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { DraftWrites } from './draft-writes.ts';

/** Draft writes with this browser's storage. There are no locks on an insecure address. */
export function createBrowserDraftWrites(locks: LockManager | undefined): DraftWrites {
  const channel = new BroadcastChannel(draftsChannel);
  return new DraftWrites({
    openDatabase: oneConnection(openDrafts),
    showUntil: (ended) => void locks?.request(draftWritesLock, { mode: 'shared' }, () => ended),
    notify: () => channel.postMessage(null),
  });
}
