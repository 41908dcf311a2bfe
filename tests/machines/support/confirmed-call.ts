import type { SnapshotFrom } from 'xstate';
import type { ConfirmedCallInput, confirmedCallMachine } from '#machines/confirmed-call.ts';
import type { Invariants } from './prove.ts';
import { hasEmitted, isBy, isTaken, statesOf } from './read-edge.ts';

type CallSnapshot = SnapshotFrom<ReturnType<typeof confirmedCallMachine<object, unknown, unknown>>>;
type Input = ConfirmedCallInput<object>;

const { before, after } = statesOf<CallSnapshot>();
const asks = (snapshot: CallSnapshot) => snapshot.matches('confirming') || snapshot.matches('conflict');

/**
 * Invariants of every call that a dialog confirms, checked on every transition of every path. `mayHaveHappened`: a rejected
 * call may have happened before.
 */
export const confirmedCallInvariants = ({ mayHaveHappened = false } = {}): Invariants => ({
  'sends only after a confirmation, or after the awaited sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    (isBy(edge, 'call.confirm') && asks(before(edge))) ||
    (isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn')),
  'sends what the dialog asks about': (edge) =>
    edge.effects.starts.every(({ input }) => (input as Input).subject === before(edge).context.subject),
  'replaces later changes only after the dialog has shown them': (edge) =>
    edge.effects.starts.every(({ input }) => (input as Input).later === before(edge).context.later),
  'opens the dialog exactly while there is something to ask': (edge) =>
    after(edge).hasTag('dialog') === (after(edge).context.subject !== null),
  'is busy exactly during a send': (edge) => after(edge).hasTag('busy') === after(edge).matches('calling'),
  'cannot be cancelled during a send': (edge) =>
    !before(edge).matches('calling') || !isBy(edge, 'call.cancel') || !isTaken(edge),
  'reports when it may have happened, and never sends again by itself': (edge) => {
    const unknown = mayHaveHappened ? /^call ends \((unknown|rejected)\)$/ : /^call ends \(unknown\)$/;
    const isUnknown = unknown.test(edge.by.label);
    return hasEmitted(edge, 'call.unknown') === isUnknown && (!isUnknown || after(edge).matches('idle'));
  },
});
