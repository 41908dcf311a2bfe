import type { SnapshotFrom } from 'xstate';
import type { removalMachine } from '#machines/removal/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { removalScenario } from './scenario.ts';

type RemovalSnapshot = SnapshotFrom<typeof removalMachine>;

const before = ({ from }: Edge) => from.snapshot as RemovalSnapshot;
const after = ({ snapshot }: Edge) => snapshot as RemovalSnapshot;
const emits = ({ effects }: Edge, type: string) => effects.emits.some((emitted) => emitted.type === type);
const isWaiting = (snapshot: RemovalSnapshot) => snapshot.matches('awaitingSignIn');

prove(removalScenario, {
  'removes only after a confirmation, or after the awaited sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    (edge.by.event.type === 'removal.confirm' && before(edge).matches('confirming')) ||
    (edge.by.event.type === 'session.resumed' && isWaiting(before(edge))),
  'removes the record that the dialog names': (edge) =>
    edge.effects.starts.every(({ input }) => (input as { id: unknown }).id === before(edge).context.subject?.id),
  'keeps the record until the dialog closes': (edge) => {
    const [former, now] = [before(edge).context.subject, after(edge).context.subject];
    return former === now || former === null || now === null;
  },
  'opens the dialog exactly while there is a record': (edge) =>
    after(edge).hasTag('dialog') === (after(edge).context.subject !== null),
  'cannot be cancelled during a send': (edge) =>
    !before(edge).matches('removing') || edge.by.event.type !== 'removal.cancel' || edge.taken.length === 0,
  'announces every removal to the list, with the server’s message': (edge) => {
    const isDone = edge.by.label === 'remove ends (ok)';
    const isNotified = edge.effects.emits.some(({ kind, message }) => kind === 'success' && message === 'Team deleted');
    return emits(edge, 'removal.done') === isDone && isNotified === isDone;
  },
  'reloads the list when the result is unknown, and never sends again by itself': (edge) =>
    emits(edge, 'removal.unknown') === (edge.by.label === 'remove ends (unknown)') &&
    (!emits(edge, 'removal.unknown') || after(edge).matches('idle')),
  'shows a failure in the dialog until the next attempt': (edge) => {
    const hasFailed = /^remove ends \((rejected|offline|fault)\)$/.test(edge.by.label);
    return !hasFailed || (after(edge).matches('confirming') && after(edge).context.failure !== null);
  },
  'shows no failure during a send, nor in another dialog': (edge) =>
    after(edge).matches('confirming') || after(edge).context.failure === null,
});
