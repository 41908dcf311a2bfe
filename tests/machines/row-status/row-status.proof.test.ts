import type { SnapshotFrom } from 'xstate';
import type { ConfirmedCallInput } from '#machines/confirmed-call.ts';
import type { rowStatusMachine, StatusChange } from '#machines/row-status/machine.ts';
import { prove } from '../support/prove.ts';
import { isBy, isTaken, statesOf } from '../support/read-edge.ts';
import { rowStatusScenario } from './scenario.ts';

const { before, after } = statesOf<SnapshotFrom<typeof rowStatusMachine>>();

prove(rowStatusScenario, {
  'saves only on a press, or after the awaited sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    (isBy(edge, 'call.ask') && before(edge).matches('idle')) ||
    (isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn')),
  'saves the pressed value': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { subject } = input as ConfirmedCallInput<StatusChange>;
      return subject === (edge.by.event['subject'] ?? before(edge).context.subject);
    }),
  'ignores another press until the first has ended': (edge) =>
    !isBy(edge, 'call.ask') || before(edge).matches('idle') || !isTaken(edge),
  'ends with the response, and not before a sign-in that it awaits': (edge) =>
    after(edge).hasTag('idle') === (after(edge).context.subject === null),
});
