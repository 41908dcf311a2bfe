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
  'removes after a confirmation only, or after the sign-in that it waited for': (edge) =>
    edge.effects.starts.length === 0 ||
    (edge.by.event.type === 'removal.confirm' && before(edge).matches('confirming')) ||
    (edge.by.event.type === 'session.resumed' && isWaiting(before(edge))),
  'removes the record that the dialog names': (edge) =>
    edge.effects.starts.every(({ input }) => (input as { id: unknown }).id === before(edge).context.subject?.id),
  'keeps the record it was asked for until the dialog closes': (edge) => {
    const [former, now] = [before(edge).context.subject, after(edge).context.subject];
    return former === now || former === null || now === null;
  },
  'has the dialog open exactly while there is a record': (edge) =>
    after(edge).hasTag('dialog') === (after(edge).context.subject !== null),
  'cannot be cancelled while it is being sent': (edge) =>
    !before(edge).matches('removing') || edge.by.event.type !== 'removal.cancel' || edge.taken.length === 0,
  'tells the list of every removal done, with the server’s message': (edge) => {
    const isDone = edge.by.label === 'remove ends (ok)';
    const isTold = edge.effects.emits.some(({ kind, message }) => kind === 'success' && message === 'Team deleted');
    return emits(edge, 'removal.done') === isDone && isTold === isDone;
  },
  'has the list read again when nobody knows, and does not send again by itself': (edge) =>
    emits(edge, 'removal.unknown') === (edge.by.label === 'remove ends (unknown)') &&
    (!emits(edge, 'removal.unknown') || after(edge).matches('idle')),
  'shows a failure in the dialog until the next attempt': (edge) => {
    const hasFailed = /^remove (ends \((rejected|offline|fault)\)|throws)$/.test(edge.by.label);
    return !hasFailed || (after(edge).matches('confirming') && after(edge).context.failure !== null);
  },
  'shows no failure while it is being sent, nor in another dialog': (edge) =>
    after(edge).matches('confirming') || after(edge).context.failure === null,
});
