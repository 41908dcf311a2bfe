import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './machine.ts';
import type { Connection } from './types.ts';

type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

/** What is known of the way to the server at this moment. */
export function connectionOf({ value }: ConnectivitySnapshot): Connection {
  // Every state of the machine has states within, so its value is an object of one key.
  return Object.keys(value)[0] as Connection;
}

/** Whether a call has a chance to be answered. */
export function canReach(snapshot: ConnectivitySnapshot): boolean {
  return snapshot.matches('online') || snapshot.matches('slow');
}
