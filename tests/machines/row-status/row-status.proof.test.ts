import type { SnapshotFrom } from 'xstate';
import type { ConfirmedCallInput } from '#machines/confirmed-call.ts';
import type { rowStatusMachine, StatusChange } from '#machines/row-status/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { rowStatusScenario } from './scenario.ts';

type RowStatusSnapshot = SnapshotFrom<typeof rowStatusMachine>;

const before = ({ from }: Edge) => from.snapshot as RowStatusSnapshot;
const after = ({ snapshot }: Edge) => snapshot as RowStatusSnapshot;
const emitted = ({ effects }: Edge, type: string) => effects.emits.filter((one) => one.type === type);
const isSaved = ({ by }: Edge) => by.label === 'call ends (ok)';

prove(rowStatusScenario, {
  'saves only on a press, or after the awaited sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    (edge.by.event.type === 'call.ask' && before(edge).matches('idle')) ||
    (edge.by.event.type === 'session.resumed' && before(edge).matches('awaitingSignIn')),
  'saves the pressed value': (edge) =>
    edge.effects.starts.every(({ input }) => {
      const { subject } = input as ConfirmedCallInput<StatusChange>;
      return subject === (edge.by.event['subject'] ?? before(edge).context.subject);
    }),
  'ignores another press until the first has ended': (edge) =>
    edge.by.event.type !== 'call.ask' || before(edge).matches('idle') || edge.taken.length === 0,
  'ends with the response, and not before a sign-in that it awaits': (edge) =>
    after(edge).hasTag('idle') === (after(edge).context.subject === null),
  'announces every save to the row, with the value that is saved': (edge) => {
    const { subject } = before(edge).context;
    return (
      JSON.stringify(emitted(edge, 'call.done').map((one) => one['subject'])) ===
      JSON.stringify(isSaved(edge) ? [subject] : [])
    );
  },
  'reloads the list when the result is unknown': (edge) =>
    emitted(edge, 'call.unknown').length > 0 === (edge.by.label === 'call ends (unknown)'),
  'shows every failure': (edge) => {
    const hasFailed = /^call ends \((rejected|offline|fault|unknown)\)$/.test(edge.by.label);
    return emitted(edge, 'notify').some(({ kind }) => kind === 'error') === hasFailed;
  },
});
