import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from '#machines/connectivity/machine.ts';
import { canReach, connectionOf } from '#machines/connectivity/selectors.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';

type Snapshot = SnapshotFrom<typeof connectivityMachine>;

const before = ({ from }: Edge) => from.snapshot as Snapshot;
const after = ({ snapshot }: Edge) => snapshot as Snapshot;
const isProbing = (snapshot: Snapshot) => snapshot.hasTag('probing');
const found = ({ by }: Edge) => /^probe ends \((\w+)\)$/.exec(by.label)?.[1];

/** What connectivity keeps to in every state of every path. */
export const connectivityLaws: Invariants = {
  'looks exactly while it says so, once at a time': (edge) =>
    Object.keys(after(edge).children).length === (isProbing(after(edge)) ? 1 : 0),
  'takes the server’s own answer for what it is': (edge) =>
    edge.by.event.type !== 'connectivity.answered' ||
    connectionOf(after(edge)) === (edge.by.event['slow'] === true ? 'slow' : 'online'),
  'takes the device’s word that there is no network': (edge) =>
    edge.by.event.type !== 'connectivity.deviceOffline' || connectionOf(after(edge)) === 'offline',
  'says what the look has found': (edge) => {
    const verdict = found(edge);
    const known = connectionOf(after(edge));
    if (verdict === 'fast') return known === 'online';
    if (verdict === 'slow' || verdict === 'portal') return known === verdict;
    return verdict !== 'unreachable' || known === 'offline';
  },
  'is offline by a failed look or by the device, never by one failed call': (edge) =>
    connectionOf(after(edge)) === connectionOf(before(edge)) || edge.by.event.type !== 'connectivity.doubted',
  'looks once more before a network without an answer is called offline': (edge) =>
    found(edge) !== 'late' || connectionOf(before(edge)) !== 'online' || after(edge).matches({ slow: 'probing' }),
  'looks at once when a call leaves a doubt, and when it is asked to': (edge) => {
    const { type } = edge.by.event;
    const isAsked = type === 'connectivity.check';
    const isDoubt = type === 'connectivity.doubted' && canReach(before(edge));
    return (!isAsked && !isDoubt) || isProbing(after(edge));
  },
  'asks nothing while calls are answered': (edge) =>
    edge.by.event.type !== 'connectivity.answered' || edge.effects.starts.length === 0,
  'waits for no timer while online': (edge) => !after(edge).matches('online') || edge.effects.timers.length === 0,
  'looks again after a while wherever it is not online': (edge) =>
    after(edge).matches('online') ||
    isProbing(after(edge)) ||
    edge.effects.timers.length === 1 ||
    edge.taken.length === 0,
  'waits 5 s at first and 30 s at most': (edge) =>
    edge.effects.timers.every((delay) => Number(delay) >= 5000 && Number(delay) <= 30_000),
  'waits longer after each look in vain, and starts anew with what is new': (edge) => {
    const [former, now] = [before(edge), after(edge)];
    if (connectionOf(former) !== connectionOf(now)) return now.context.attempts === 0;
    return now.context.attempts >= former.context.attempts || edge.by.event.type !== 'xstate.done.actor.probe';
  },
  'gives a look more time where something is known to be wrong': (edge) =>
    edge.effects.starts.every(
      ({ input }) => (input as { patience: number }).patience === (after(edge).matches('online') ? 3000 : 5000),
    ),
  'can reach the server online and slowly, and in no other case': (edge) =>
    canReach(after(edge)) === ['online', 'slow'].includes(connectionOf(after(edge))),
};
