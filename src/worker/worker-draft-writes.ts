import { draftsChannel, draftWritesLock } from '#drafts/store/change.ts';
import { openDrafts } from '#drafts/store/database.ts';
import { oneConnection } from '#storage/one-connection.ts';
import { DraftWrites } from './draft-writes.ts';

/** Over the storage of this browser. An address that is not secure has no locks. */
export function draftWritesHere(locks: LockManager | undefined): DraftWrites {
  const channel = new BroadcastChannel(draftsChannel);
  return new DraftWrites({
    openDatabase: oneConnection(openDrafts),
    showUntil: (ended) => void locks?.request(draftWritesLock, { mode: 'shared' }, () => ended),
    notify: () => channel.postMessage(null),
  });
}
