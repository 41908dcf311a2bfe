import type { SnapshotFrom } from 'xstate';
import type { bulkMachine } from '#machines/bulk/machine.ts';
import { prove } from '../support/prove.ts';
import { isBy, statesOf } from '../support/read-edge.ts';
import { bulkScenario } from './scenario.ts';

type BulkSnapshot = SnapshotFrom<typeof bulkMachine>;

const { before, after } = statesOf<BulkSnapshot>();
const resultsOf = (snapshot: BulkSnapshot) => snapshot.context.results;

prove(bulkScenario, {
  'makes one call at a time, for the first record without a result': (edge) => {
    const { subjects, results } = after(edge).context;
    const next = subjects[results.length];
    return (
      edge.effects.starts.every(({ input }) => (input as { id: unknown }).id === next?.id) &&
      edge.effects.starts.length < 2
    );
  },
  'deletes only after a confirmation': (edge) =>
    !before(edge).matches('confirming') || edge.effects.starts.length === 0 || isBy(edge, 'bulk.confirm'),
  'never repeats a call that had no response': (edge) => {
    const unknown = resultsOf(before(edge)).filter(({ kind }) => kind === 'unknown');
    return edge.effects.starts.every(({ input }) => unknown.every(({ id }) => id !== (input as { id: unknown }).id));
  },
  'starts no call after a cancel, until the user continues': (edge) =>
    !before(edge).context.isCancelled || isBy(edge, 'bulk.goOn') || edge.effects.starts.length === 0,
  'ends when no record is left, or earlier only if it was cancelled or stopped': (edge) => {
    const { subjects, results, isCancelled, stop } = after(edge).context;
    const isAll = results.length === subjects.length;
    return after(edge).matches('ended') ? isAll || isCancelled || stop !== null : !isAll;
  },
  'is busy exactly while a call is in progress': (edge) =>
    after(edge).hasTag('busy') === after(edge).matches('working'),
});
