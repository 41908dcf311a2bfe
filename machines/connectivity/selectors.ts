import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './machine.ts';
import type { Connection } from './types.ts';

type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

/** The current connection to the server. */
export function connectionOf({ value }: ConnectivitySnapshot): Connection {
  // Every top state of the machine has child states, so the value is an object with one key.
  return Object.keys(value)[0] as Connection;
}

/** Whether a call may reach the server. */
export function canReach(snapshot: ConnectivitySnapshot): boolean {
  return snapshot.matches('online') || snapshot.matches('slow');
}
