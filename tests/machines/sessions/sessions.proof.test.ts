import type { SessionsSnapshot } from '#machines/sessions/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { own, sessionsScenario } from './scenario.ts';

const before = ({ from }: Edge) => from.snapshot as SessionsSnapshot;
const after = ({ snapshot }: Edge) => snapshot as SessionsSnapshot;
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);
const emits = ({ effects }: Edge, type: string) => effects.emits.filter((emitted) => emitted.type === type);
const isWaitingToEnd = (snapshot: SessionsSnapshot) => snapshot.matches({ awaitingSignIn: 'toEnd' });

prove(sessionsScenario, {
  'ends sessions only after a confirmation, or after the awaited sign-in': (edge) =>
    starts(edge, 'end').length === 0 ||
    (edge.by.event.type === 'sessions.confirm' && before(edge).matches('confirming')) ||
    (edge.by.event.type === 'session.resumed' && isWaitingToEnd(before(edge))),
  'ends what the dialog asks about': (edge) =>
    starts(edge, 'end').every(({ input }) => (input as { choice: unknown }).choice === before(edge).context.choice),
  'opens the dialog exactly while there is a choice': (edge) =>
    after(edge).hasTag('dialog') === (after(edge).context.choice !== null),
  'cannot be cancelled during a send': (edge) =>
    !before(edge).matches('ending') || edge.by.event.type !== 'sessions.cancel' || edge.taken.length === 0,
  'announces every end with the server’s message': (edge) => {
    const isEnded = edge.by.label === 'end ends (ok)';
    const notices = emits(edge, 'notify').filter(({ kind, message }) => kind === 'success' && message !== '');
    return emits(edge, 'sessions.ended').length === (isEnded ? 1 : 0) && notices.length === (isEnded ? 1 : 0);
  },
  'removes exactly the ended sessions at once': (edge) => {
    const [former, now] = [before(edge).context.sessions, after(edge).context.sessions];
    if (edge.by.label !== 'end ends (ok)') return former === now || edge.by.label.startsWith('load ends');
    const { choice } = before(edge).context;
    const left = former?.filter((session) => (choice === 'others' ? session === own : session.id !== choice));
    return JSON.stringify(left) === JSON.stringify(now) && now?.includes(own) === true;
  },
  'reads the list again after every result that may have changed it': (edge) =>
    !/^end ends \((ok|unknown|rejected)\)$/.test(edge.by.label) || starts(edge, 'load').length === 1,
  'reads the list again after a sign-in, because this tab then has another session': (edge) =>
    edge.by.event.type !== 'session.resumed' ||
    !before(edge).matches('shown') ||
    (after(edge).matches('loading') && starts(edge, 'load').length === 1),
  'shows a failure in the dialog until the next attempt': (edge) => {
    const hasFailed = /^end ends \((offline|fault)\)$/.test(edge.by.label);
    return !hasFailed || (after(edge).matches('confirming') && after(edge).context.failure !== null);
  },
  'stores why a load failed until the next one': (edge) =>
    !/^load ends \((rejected|offline|unknown|fault)\)$/.test(edge.by.label) ||
    (after(edge).matches('loadFailed') && after(edge).context.failure !== null),
  'shows no failure during a call, nor with the list': (edge) =>
    after(edge).matches('confirming') || after(edge).matches('loadFailed') || after(edge).context.failure === null,
  'has a list whenever it can end a session': (edge) =>
    after(edge).context.sessions !== null || !(after(edge).matches('shown') || after(edge).hasTag('dialog')),
  'is busy exactly during a call': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
});
