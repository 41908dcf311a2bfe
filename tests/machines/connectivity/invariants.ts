import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from '#machines/connectivity/machine.ts';
import { canReach, connectionOf } from '#machines/connectivity/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isTaken, statesOf } from '../support/read-edge.ts';

type Snapshot = SnapshotFrom<typeof connectivityMachine>;

const { before, after } = statesOf<Snapshot>();
const isProbing = (snapshot: Snapshot) => snapshot.hasTag('probing');
const found = ({ by }: Edge) => /^probe ends \((\w+)\)$/.exec(by.label)?.[1];

/** Invariants of the connectivity machine, checked on every transition of every path. */
export const connectivityInvariants: Invariants = {
  'runs one probe exactly while it is tagged as probing': (edge) =>
    Object.keys(after(edge).children).length === (isProbing(after(edge)) ? 1 : 0),
  'a response of the server means online or slow': (edge) =>
    !isBy(edge, 'connectivity.responded') ||
    connectionOf(after(edge)) === (edge.by.event['slow'] === true ? 'slow' : 'online'),
  'trusts the device when it reports no network': (edge) =>
    !isBy(edge, 'connectivity.deviceOffline') || connectionOf(after(edge)) === 'offline',
  'reports the result of the probe': (edge) => {
    const verdict = found(edge);
    const known = connectionOf(after(edge));
    if (verdict === 'fast') return known === 'online';
    if (verdict === 'slow' || verdict === 'portal') return known === verdict;
    return verdict !== 'unreachable' || known === 'offline';
  },
  'is offline after a failed probe or a report of the device, never after one failed call': (edge) =>
    connectionOf(after(edge)) === connectionOf(before(edge)) || !isBy(edge, 'connectivity.doubted'),
  'probes once more before a timeout means offline': (edge) =>
    found(edge) !== 'late' || connectionOf(before(edge)) !== 'online' || after(edge).matches({ slow: 'probing' }),
  'probes at once when a call leaves a doubt, and on request': (edge) => {
    const { type } = edge.by.event;
    const isAsked = type === 'connectivity.check';
    const isDoubt = type === 'connectivity.doubted' && canReach(before(edge));
    return (!isAsked && !isDoubt) || isProbing(after(edge));
  },
  'sends no probes while calls succeed': (edge) =>
    !isBy(edge, 'connectivity.responded') || edge.effects.starts.length === 0,
  'has no timer while online': (edge) => !after(edge).matches('online') || edge.effects.timers.length === 0,
  'probes again after a delay unless it is online': (edge) =>
    after(edge).matches('online') || isProbing(after(edge)) || edge.effects.timers.length === 1 || !isTaken(edge),
  'waits 5 s at first and 30 s at most': (edge) =>
    edge.effects.timers.every(({ delay }) => Number(delay) >= 5000 && Number(delay) <= 30_000),
  'waits longer after each probe without a change, and resets after a change': (edge) => {
    const [former, now] = [before(edge), after(edge)];
    if (connectionOf(former) !== connectionOf(now)) return now.context.attempts === 0;
    return now.context.attempts >= former.context.attempts || !isBy(edge, 'xstate.done.actor.probe');
  },
  'gives a probe more time when the connection is not online': (edge) =>
    edge.effects.starts.every(
      ({ input }) => (input as { timeoutMs: number }).timeoutMs === (after(edge).matches('online') ? 3000 : 5000),
    ),
  'can reach the server only when online or slow': (edge) =>
    canReach(after(edge)) === ['online', 'slow'].includes(connectionOf(after(edge))),
};
