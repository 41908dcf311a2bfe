import type { SnapshotFrom } from 'xstate';
import type { rowStatusMachine } from '#machines/row-status/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { rowStatusScenario } from './scenario.ts';

type RowStatusSnapshot = SnapshotFrom<typeof rowStatusMachine>;

const before = ({ from }: Edge) => from.snapshot as RowStatusSnapshot;
const after = ({ snapshot }: Edge) => snapshot as RowStatusSnapshot;
const emits = ({ effects }: Edge, type: string) => effects.emits.some((emitted) => emitted.type === type);
const isSaved = ({ by }: Edge) => by.label === 'saveStatus ends (ok)';

prove(rowStatusScenario, {
  'shows the server’s value, as saved or as read': (edge) =>
    after(edge).context.value === before(edge).context.value ||
    isSaved(edge) ||
    edge.by.event.type === 'rowStatus.valueRead',
  'shows the pressed value only once it is saved': (edge) => {
    if (isSaved(edge)) return after(edge).context.value === before(edge).context.to;
    return edge.by.event.type !== 'rowStatus.set' || after(edge).context.value === before(edge).context.value;
  },
  'shows the value that a list has read': (edge) =>
    edge.by.event.type !== 'rowStatus.valueRead' || after(edge).context.value === edge.by.event['value'],
  'saves only on a press, or after the awaited sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    (edge.by.event.type === 'rowStatus.set' && before(edge).matches('settled')) ||
    (edge.by.event.type === 'session.resumed' && before(edge).matches('awaitingSignIn')),
  'saves the pressed value, and only if it differs': (edge) =>
    edge.by.event.type !== 'rowStatus.set' ||
    edge.effects.starts.every(
      ({ input }) =>
        JSON.stringify(input) === JSON.stringify({ id: 1, to: edge.by.event['to'] as unknown }) &&
        edge.by.event['to'] !== before(edge).context.value,
    ),
  'has no other target value once it settles': (edge) =>
    !after(edge).matches('settled') || after(edge).context.to === after(edge).context.value,
  'is busy from the press to the response, also during a sign-in': (edge) =>
    after(edge).hasTag('busy') === !after(edge).matches('settled'),
  'announces every save to the row': (edge) =>
    emits(edge, 'rowStatus.saved') === isSaved(edge) &&
    (!isSaved(edge) ||
      edge.effects.emits.some(({ type, value }) => type === 'rowStatus.saved' && value === after(edge).context.value)),
  'reloads the list when the result is unknown': (edge) =>
    emits(edge, 'rowStatus.unknown') === (edge.by.label === 'saveStatus ends (unknown)'),
  'shows every failure': (edge) => {
    const hasFailed = /^saveStatus ends \((rejected|offline|fault|unknown)\)$/.test(edge.by.label);
    return edge.effects.emits.some(({ kind }) => kind === 'error') === hasFailed;
  },
});
