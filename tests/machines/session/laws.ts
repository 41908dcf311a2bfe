import { isReadOnly, isSignedIn, type SessionSnapshot } from '#machines/session/selectors.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';

const before = ({ from }: Edge) => from.snapshot as SessionSnapshot;
const after = ({ snapshot }: Edge) => snapshot as SessionSnapshot;
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src).length;
const does = ({ effects }: Edge, type: string) => effects.does.filter((done) => done.type === type);
const emits = ({ effects }: Edge, type: string) => effects.emits.some((emitted) => emitted.type === type);
const isRefreshing = (snapshot: SessionSnapshot) =>
  snapshot.matches({ present: { access: { signedIn: 'refreshing' } } });
const isPurging = (snapshot: SessionSnapshot) => snapshot.matches('signingOut') || snapshot.matches('replacing');

/** What a session keeps to in every state of every path. */
export const sessionLaws: Invariants = {
  'holds tokens exactly while signed in': (edge) => (after(edge).context.tokens !== null) === isSignedIn(after(edge)),
  'holds nobody in signedOut': (edge) =>
    !after(edge).matches('signedOut') || (after(edge).context.user === null && after(edge).context.next === null),
  'lets nobody in who has left again while the former person was being removed': (edge) =>
    edge.by.event.type !== 'session.signOut' ||
    !before(edge).matches('signingOut') ||
    after(edge).context.next === null,
  'lets what is kept be read without tokens where it says so, and by a person only': (edge) => {
    const { user, tokens } = after(edge).context;
    const isSaid = JSON.stringify(after(edge).value).includes('"readOnly"');
    return isReadOnly(after(edge)) === isSaid && (!isSaid || (user !== null && tokens === null));
  },
  'has a person wherever the frame stands': (edge) =>
    !after(edge).hasTag('session') || after(edge).context.user !== null,
  'starts no second refresh while one is in flight': (edge) =>
    !isRefreshing(before(edge)) || starts(edge, 'refresh') === 0,
  'refreshes for the token it holds only': (edge) =>
    starts(edge, 'refresh') === 0 || edge.by.event['accessToken'] === before(edge).context.tokens?.accessToken,
  'keeps in session storage exactly the tokens it holds, and whose they are': (edge) => {
    const [write] = does(edge, 'writeTokens').slice(-1);
    const { tokens, user } = after(edge).context;
    if (!write) return tokens === before(edge).context.tokens || edge.by.label === 'restore ends (whole)';
    return JSON.stringify(write.params) === JSON.stringify(tokens && { ...tokens, userId: user?.id });
  },
  'writes the person who is here, and while they are here': (edge) =>
    does(edge, 'writeUser').length === 0 || (before(edge).hasTag('session') && after(edge).hasTag('session')),
  'keeps local storage true to the person: a change is being sealed until it is written': (edge) => {
    const isSealing = (snapshot: SessionSnapshot) => snapshot.matches({ present: { persisting: 'encrypting' } });
    const isNew = after(edge).context.user !== before(edge).context.user && after(edge).hasTag('session');
    if (isNew && !edge.by.label.startsWith('restore'))
      return isSealing(after(edge)) && starts(edge, 'encryptUser') === 1;
    return (
      !isSealing(before(edge)) ||
      isSealing(after(edge)) ||
      edge.by.label.startsWith('encryptUser') ||
      !after(edge).hasTag('session')
    );
  },
  'writes no user while a purge runs, and no tokens but to drop them': (edge) =>
    !isPurging(before(edge)) ||
    isSignedIn(after(edge)) ||
    (does(edge, 'writeUser').length === 0 && does(edge, 'writeTokens').every(({ params }) => params === null)),
  'starts a purge with every sign-out and every change of person': (edge) => {
    const person = before(edge).context.user?.id;
    const isSignOut = edge.by.event.type === 'session.signOut' && after(edge).matches('signingOut');
    const isRepeated = before(edge).matches('signingOut');
    const isChange = person !== undefined && isSignedIn(after(edge)) && after(edge).context.user?.id !== person;
    return (!isSignOut || isRepeated || starts(edge, 'purge') === 1) && (!isChange || isPurging(before(edge)));
  },
  'runs one purge at a time': (edge) => !isPurging(before(edge)) || starts(edge, 'purge') === 0,
  'purges the data of the person who leaves': (edge) =>
    edge.effects.starts.every(
      ({ src, input }) =>
        src !== 'purge' || JSON.stringify(input) === JSON.stringify({ userId: before(edge).context.user?.id ?? null }),
    ),
  'changes the person by a sign-in or a launch only': (edge) => {
    const [former, now] = [before(edge).context.user?.id, after(edge).context.user?.id];
    if (now === undefined || now === former) return true;
    return edge.by.event.type === 'session.signedIn' || before(edge).hasTag('busy');
  },
  'loses no person to a bad network': (edge) =>
    !/^refresh (ends \((offline|unknown|fault)\)|throws)$/.test(edge.by.label) || isSignedIn(after(edge)),
  'logs every refresh that fails': (edge) => {
    const hasFailed = edge.by.label.startsWith('refresh') && !/renewed|rotated/.test(edge.by.label);
    const logged = does(edge, 'log').some(({ params }) => (params as unknown[])[0] === 'Refresh token error:');
    return !hasFailed || logged;
  },
  'gives up a refresh that takes too long as if it were refused: the screen stays, and so does the user': (edge) =>
    !edge.by.label.startsWith('after refreshLimit') ||
    (after(edge).matches({ present: { access: { tokenless: 'expired' } } }) &&
      after(edge).context.user === before(edge).context.user &&
      does(edge, 'log').some(({ params }) => (params as unknown[])[0] === 'Refresh token error:')),
  'signs nobody out by launching': (edge) => !edge.by.label.startsWith('restore ends') || starts(edge, 'purge') === 0,
  'resumes the same person and replaces another': (edge) => {
    if (!before(edge).matches({ present: { access: 'tokenless' } }) || edge.by.event.type !== 'session.signedIn')
      return true;
    const { user } = edge.by.event as unknown as { user: { id: number } };
    const isSame = user.id === before(edge).context.user?.id;
    return emits(edge, 'session.resumed') === isSame && after(edge).matches('replacing') === !isSame;
  },
  'tells of a replaced person after the purge only': (edge) =>
    !emits(edge, 'session.replaced') || before(edge).matches('replacing'),
  'tells of every replaced person': (edge) =>
    !before(edge).matches('replacing') || !isSignedIn(after(edge)) || emits(edge, 'session.replaced'),
  'reads the launch again when somebody signs in elsewhere meanwhile': (edge) =>
    !before(edge).matches('restoring') ||
    edge.by.event.type !== 'session.startedElsewhere' ||
    starts(edge, 'restore') === 1,
  'tells the other windows once more who is here when it is written': (edge) =>
    does(edge, 'writeUser').length === 0 || emits(edge, 'session.started'),
  'asks for a sign-in only where one can succeed: not before the connection is back': (edge) => {
    const isIn = (state: 'locked' | 'readOnly') => before(edge).matches({ present: { access: { tokenless: state } } });
    const isDialog = after(edge).hasTag('dialog');
    if (isIn('locked') && edge.by.event.type === 'connection.offline') return !isDialog;
    return !isIn('readOnly') || edge.by.event.type !== 'connection.online' || isDialog;
  },
};
