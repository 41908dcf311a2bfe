import type { SnapshotFrom } from 'xstate';
import type { bulkMachine } from '#machines/bulk/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { bulkScenario } from './scenario.ts';

type BulkSnapshot = SnapshotFrom<typeof bulkMachine>;

const before = ({ from }: Edge) => from.snapshot as BulkSnapshot;
const after = ({ snapshot }: Edge) => snapshot as BulkSnapshot;
const emits = ({ effects }: Edge, type: string) => effects.emits.filter((emitted) => emitted.type === type);
const resultsOf = (snapshot: BulkSnapshot) => snapshot.context.results;
const added = (edge: Edge) => resultsOf(after(edge)).slice(resultsOf(before(edge)).length);

prove(bulkScenario, {
  'sends one call at a time, for the first record without a result': (edge) => {
    const { subjects, results } = after(edge).context;
    const next = subjects[results.length];
    return (
      edge.effects.starts.every(({ input }) => (input as { id: unknown }).id === next?.id) &&
      edge.effects.starts.length < 2
    );
  },
  'does what it was asked for': (edge) =>
    edge.effects.starts.every(({ input }) => (input as { work: unknown }).work === before(edge).context.work),
  'deletes after a confirmation only': (edge) =>
    !before(edge).matches('confirming') || edge.effects.starts.length === 0 || edge.by.event.type === 'bulk.confirm',
  'has results in the order of the records, each once': (edge) => {
    const { subjects, results } = after(edge).context;
    return results.every(({ id }, at) => subjects[at]?.id === id);
  },
  'keeps every result it had': (edge) =>
    resultsOf(before(edge)).every((result, at) => resultsOf(after(edge))[at] === result),
  'sends nothing again that was sent without an answer': (edge) => {
    const unknown = resultsOf(before(edge)).filter(({ kind }) => kind === 'unknown');
    return edge.effects.starts.every(({ input }) => unknown.every(({ id }) => id !== (input as { id: unknown }).id));
  },
  'has a result for every answer but those by which nothing was changed nor refused': (edge) => {
    const label = edge.by.label;
    if (!label.startsWith('act ')) return added(edge).length === 0;
    return added(edge).length === (/\((sessionExpired|offline)\)/.test(label) ? 0 : 1);
  },
  'says of a record what became of it': (edge) => {
    const kind =
      edge.by.label === 'act ends (ok)' ? 'done' : edge.by.label === 'act ends (unknown)' ? 'unknown' : 'failed';
    return added(edge).every((result) => result.kind === kind && result.message !== '');
  },
  'tells the list of every record done': (edge) => {
    const done = added(edge).filter(({ kind }) => kind === 'done');
    return JSON.stringify(emits(edge, 'bulk.rowDone').map(({ id }) => id)) === JSON.stringify(done.map(({ id }) => id));
  },
  'tells the list of every end': (edge) =>
    (emits(edge, 'bulk.ended').length === 1) === (after(edge).matches('ended') && !before(edge).matches('ended')),
  'starts no call once it is cancelled, until somebody lets it go on': (edge) =>
    !before(edge).context.isCancelled || edge.by.event.type === 'bulk.goOn' || edge.effects.starts.length === 0,
  'lets the call under way end before it is cancelled': (edge) =>
    edge.by.event.type !== 'bulk.cancel' || !before(edge).matches('working') || after(edge).matches('working'),
  'ends where nothing is left, and only there unless it was cancelled or nothing gets there': (edge) => {
    const { subjects, results, isCancelled, stop } = after(edge).context;
    const isAll = results.length === subjects.length;
    return after(edge).matches('ended') ? isAll || isCancelled || stop !== null : !isAll;
  },
  'stops by itself without a connection or an answer, and says why': (edge) => {
    const kind = /^act ends \((offline|unknown)\)$/.exec(edge.by.label)?.[1];
    return kind === undefined || (after(edge).matches('ended') && after(edge).context.stop?.kind === kind);
  },
  'waits for the sign-in of a lost session': (edge) =>
    edge.by.label !== 'act ends (sessionExpired)' ||
    after(edge).matches(before(edge).context.isCancelled ? 'ended' : 'awaitingSignIn'),
  'goes on by a press with no word of why it stopped': (edge) =>
    edge.by.event.type !== 'bulk.goOn' ||
    edge.taken.length === 0 ||
    (after(edge).matches('working') && after(edge).context.stop === null && !after(edge).context.isCancelled),
  'is busy exactly while a call is under way': (edge) => after(edge).hasTag('busy') === after(edge).matches('working'),
});
