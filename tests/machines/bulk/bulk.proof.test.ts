import type { SnapshotFrom } from 'xstate';
import type { bulkMachine } from '#machines/bulk/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { emits, isBy, isSame, isTaken, statesOf } from '../support/read-edge.ts';
import { bulkScenario } from './scenario.ts';

type BulkSnapshot = SnapshotFrom<typeof bulkMachine>;

const { before, after } = statesOf<BulkSnapshot>();
const resultsOf = (snapshot: BulkSnapshot) => snapshot.context.results;
const added = (edge: Edge) => resultsOf(after(edge)).slice(resultsOf(before(edge)).length);

prove(bulkScenario, {
  'makes one call at a time, for the first record without a result': (edge) => {
    const { subjects, results } = after(edge).context;
    const next = subjects[results.length];
    return (
      edge.effects.starts.every(({ input }) => (input as { id: unknown }).id === next?.id) &&
      edge.effects.starts.length < 2
    );
  },
  'does the requested action': (edge) =>
    edge.effects.starts.every(({ input }) => (input as { work: unknown }).work === before(edge).context.work),
  'deletes only after a confirmation': (edge) =>
    !before(edge).matches('confirming') || edge.effects.starts.length === 0 || isBy(edge, 'bulk.confirm'),
  'has one result per record, in order': (edge) => {
    const { subjects, results } = after(edge).context;
    return results.every(({ id }, at) => subjects[at]?.id === id);
  },
  'keeps every earlier result': (edge) =>
    resultsOf(before(edge)).every((result, at) => resultsOf(after(edge))[at] === result),
  'never repeats a call that had no response': (edge) => {
    const unknown = resultsOf(before(edge)).filter(({ kind }) => kind === 'unknown');
    return edge.effects.starts.every(({ input }) => unknown.every(({ id }) => id !== (input as { id: unknown }).id));
  },
  'adds a result for every response except sessionExpired and offline': (edge) => {
    const label = edge.by.label;
    if (!label.startsWith('act ')) return added(edge).length === 0;
    return added(edge).length === (/\((sessionExpired|offline)\)/.test(label) ? 0 : 1);
  },
  'reports the result of a record': (edge) => {
    const kind =
      edge.by.label === 'act ends (ok)' ? 'done' : edge.by.label === 'act ends (unknown)' ? 'unknown' : 'failed';
    return added(edge).every((result) => result.kind === kind && result.message !== '');
  },
  'announces every finished record to the list': (edge) => {
    const done = added(edge).filter(({ kind }) => kind === 'done');
    return isSame(
      emits(edge, 'bulk.rowDone').map(({ id }) => id),
      done.map(({ id }) => id),
    );
  },
  'announces every end to the list': (edge) =>
    (emits(edge, 'bulk.ended').length === 1) === (after(edge).matches('ended') && !before(edge).matches('ended')),
  'starts no call after a cancel, until the user continues': (edge) =>
    !before(edge).context.isCancelled || isBy(edge, 'bulk.goOn') || edge.effects.starts.length === 0,
  'lets the current call end before it cancels': (edge) =>
    !isBy(edge, 'bulk.cancel') || !before(edge).matches('working') || after(edge).matches('working'),
  'ends when no record is left, or earlier only if it was cancelled or stopped': (edge) => {
    const { subjects, results, isCancelled, stop } = after(edge).context;
    const isAll = results.length === subjects.length;
    return after(edge).matches('ended') ? isAll || isCancelled || stop !== null : !isAll;
  },
  'stops when offline or without a response, with the reason': (edge) => {
    const kind = /^act ends \((offline|unknown)\)$/.exec(edge.by.label)?.[1];
    return kind === undefined || (after(edge).matches('ended') && after(edge).context.stop?.kind === kind);
  },
  'waits for a sign-in when the session expires': (edge) =>
    edge.by.label !== 'act ends (sessionExpired)' ||
    after(edge).matches(before(edge).context.isCancelled ? 'ended' : 'awaitingSignIn'),
  'continues after a press, without the reason of the stop': (edge) =>
    !isBy(edge, 'bulk.goOn') ||
    !isTaken(edge) ||
    (after(edge).matches('working') && after(edge).context.stop === null && !after(edge).context.isCancelled),
  'is busy exactly while a call is in progress': (edge) =>
    after(edge).hasTag('busy') === after(edge).matches('working'),
});
