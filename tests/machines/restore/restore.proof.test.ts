import type { SnapshotFrom } from 'xstate';
import type { RestoreInput, restoreMachine } from '#machines/restore/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { restoreScenario } from './scenario.ts';

type RestoreSnapshot = SnapshotFrom<typeof restoreMachine>;

const before = ({ from }: Edge) => from.snapshot as RestoreSnapshot;
const after = ({ snapshot }: Edge) => snapshot as RestoreSnapshot;
const emits = ({ effects }: Edge, type: string) => effects.emits.some((emitted) => emitted.type === type);
const asks = (snapshot: RestoreSnapshot) => snapshot.matches('confirming') || snapshot.matches('conflict');

prove(restoreScenario, {
  'restores only after a confirmation, or after the awaited sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    (edge.by.event.type === 'restore.confirm' && asks(before(edge))) ||
    (edge.by.event.type === 'session.resumed' && before(edge).matches('awaitingSignIn')),
  'restores the entry that the dialog shows': (edge) =>
    edge.effects.starts.every(({ input }) => (input as RestoreInput).entry === before(edge).context.entry),
  'replaces later changes only after the dialog has shown them': (edge) =>
    edge.effects.starts.every(
      ({ input }) => ((input as RestoreInput).seen !== undefined) === (before(edge).context.current !== null),
    ),
  'shows later changes until the dialog closes': (edge) =>
    before(edge).context.current === null || after(edge).matches('idle') || after(edge).context.current !== null,
  'opens the dialog exactly while there is an entry': (edge) =>
    after(edge).hasTag('dialog') === (after(edge).context.entry !== null),
  'cannot be cancelled during a send': (edge) =>
    !before(edge).matches('restoring') || edge.by.event.type !== 'restore.cancel' || edge.taken.length === 0,
  'announces every restore to the history, with the server’s message': (edge) => {
    const isDone = edge.by.label === 'restore ends (ok)';
    const isNotified = edge.effects.emits.some(({ message }) => message === 'Restored successfully');
    return emits(edge, 'restore.done') === isDone && isNotified === isDone;
  },
  'reloads the history when the result is unknown, and never sends again by itself': (edge) =>
    emits(edge, 'restore.unknown') === (edge.by.label === 'restore ends (unknown)') &&
    (!emits(edge, 'restore.unknown') || after(edge).matches('idle')),
  'shows a failure in the dialog until the next attempt': (edge) => {
    const hasFailed = /^restore ends \((rejected|offline|fault)\)$/.test(edge.by.label);
    return !hasFailed || (asks(after(edge)) && after(edge).context.failure !== null);
  },
  'shows no failure during a send, nor in another dialog': (edge) =>
    asks(after(edge)) || after(edge).context.failure === null,
});
