import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from '#machines/connectivity/machine.ts';
import { canReach, connectionOf } from '#machines/connectivity/machine.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isTaken, statesOf } from '../support/read-edge.ts';

type Snapshot = SnapshotFrom<typeof connectivityMachine>;

const { before, after } = statesOf<Snapshot>();
const isProbing = (snapshot: Snapshot) => snapshot.hasTag('probing');

/** Invariants of the connectivity machine, checked on every transition of every path. */
export const connectivityInvariants: Invariants = {
  'runs one probe exactly while it is tagged as probing': (edge) =>
    Object.keys(after(edge).children).length === (isProbing(after(edge)) ? 1 : 0),
  'a response of the server means online or slow': (edge) =>
    !isBy(edge, 'connectivity.responded') ||
    connectionOf(after(edge)) === (edge.by.event['slow'] === true ? 'slow' : 'online'),
  'is offline after a failed probe or a report of the device, never after one failed call': (edge) =>
    connectionOf(after(edge)) === connectionOf(before(edge)) || !isBy(edge, 'connectivity.doubted'),
  'sends no probes while calls succeed': (edge) =>
    !isBy(edge, 'connectivity.responded') || edge.effects.starts.length === 0,
  'has no timer while online': (edge) => !after(edge).matches('online') || edge.effects.timers.length === 0,
  'probes again after a delay unless it is online': (edge) =>
    after(edge).matches('online') || isProbing(after(edge)) || edge.effects.timers.length === 1 || !isTaken(edge),
  'waits 5 s at first and 30 s at most': (edge) =>
    edge.effects.timers.every(({ delay }) => Number(delay) >= 5000 && Number(delay) <= 30_000),
  'can reach the server only when online or slow': (edge) =>
    canReach(after(edge)) === ['online', 'slow'].includes(connectionOf(after(edge))),
};
