import { isReadOnly, isSignedIn, type SessionSnapshot } from '#machines/session/selectors.ts';
import type { Invariants } from '../support/prove.ts';
import { does, hasEmitted, hasStarted, isBy, isSame, starts, statesOf } from '../support/read-edge.ts';

const { before, after } = statesOf<SessionSnapshot>();
const isRefreshing = (snapshot: SessionSnapshot) =>
  snapshot.matches({ present: { access: { signedIn: 'refreshing' } } });
const isPurging = (snapshot: SessionSnapshot) => snapshot.matches('signingOut') || snapshot.matches('replacing');

/** Invariants of a session, checked on every transition of every path. */
export const sessionInvariants: Invariants = {
  'has tokens exactly while signed in': (edge) => (after(edge).context.tokens !== null) === isSignedIn(after(edge)),
  'has no user in signedOut': (edge) =>
    !after(edge).matches('signedOut') || (after(edge).context.user === null && after(edge).context.next === null),
  'signs in no user who signed out during the purge': (edge) =>
    !isBy(edge, 'session.signOut') || !before(edge).matches('signingOut') || after(edge).context.next === null,
  'allows cached data without tokens only in readOnly, and only for a user': (edge) => {
    const { user, tokens } = after(edge).context;
    const isInState = JSON.stringify(after(edge).value).includes('"readOnly"');
    return isReadOnly(after(edge)) === isInState && (!isInState || (user !== null && tokens === null));
  },
  'has a user whenever the app shows its screens': (edge) =>
    !after(edge).hasTag('session') || after(edge).context.user !== null,
  'starts no second refresh during one': (edge) => !isRefreshing(before(edge)) || !hasStarted(edge, 'refresh'),
  'refreshes only for the current token': (edge) =>
    !hasStarted(edge, 'refresh') || edge.by.event['accessToken'] === before(edge).context.tokens?.accessToken,
  'stores exactly its tokens and their user in session storage': (edge) => {
    const [write] = does(edge, 'writeTokens').slice(-1);
    const { tokens, user } = after(edge).context;
    if (!write) return tokens === before(edge).context.tokens || edge.by.label === 'restore ends (whole)';
    return isSame(write.params, tokens && { ...tokens, userId: user?.id });
  },
  'writes the user only while the session has one': (edge) =>
    does(edge, 'writeUser').length === 0 || (before(edge).hasTag('session') && after(edge).hasTag('session')),
  'encrypts every change of the user and writes it to local storage': (edge) => {
    const isSealing = (snapshot: SessionSnapshot) => snapshot.matches({ present: { persisting: 'encrypting' } });
    const isNew = after(edge).context.user !== before(edge).context.user && after(edge).hasTag('session');
    if (isNew && !edge.by.label.startsWith('restore'))
      return isSealing(after(edge)) && starts(edge, 'encryptUser').length === 1;
    return (
      !isSealing(before(edge)) ||
      isSealing(after(edge)) ||
      edge.by.label.startsWith('encryptUser') ||
      !after(edge).hasTag('session')
    );
  },
  'writes no user during a purge, and tokens only to delete them': (edge) =>
    !isPurging(before(edge)) ||
    isSignedIn(after(edge)) ||
    (does(edge, 'writeUser').length === 0 && does(edge, 'writeTokens').every(({ params }) => params === null)),
  'starts a purge with every sign-out and every change of user': (edge) => {
    const userId = before(edge).context.user?.id;
    const isSignOut = isBy(edge, 'session.signOut') && after(edge).matches('signingOut');
    const isRepeated = before(edge).matches('signingOut');
    const isChange = userId !== undefined && isSignedIn(after(edge)) && after(edge).context.user?.id !== userId;
    return (!isSignOut || isRepeated || starts(edge, 'purge').length === 1) && (!isChange || isPurging(before(edge)));
  },
  'runs one purge at a time': (edge) => !isPurging(before(edge)) || !hasStarted(edge, 'purge'),
  'purges the data of the previous user': (edge) =>
    edge.effects.starts.every(
      ({ src, input }) => src !== 'purge' || isSame(input, { userId: before(edge).context.user?.id ?? null }),
    ),
  'changes the user only by a sign-in or a launch': (edge) => {
    const [former, now] = [before(edge).context.user?.id, after(edge).context.user?.id];
    if (now === undefined || now === former) return true;
    return isBy(edge, 'session.signedIn') || before(edge).hasTag('busy');
  },
  'never signs a user out because of a bad network': (edge) =>
    !/^refresh ends \((offline|unknown|fault)\)$/.test(edge.by.label) || isSignedIn(after(edge)),
  'never signs a user out at launch': (edge) => !edge.by.label.startsWith('restore ends') || !hasStarted(edge, 'purge'),
  'resumes the session for the same user and replaces it for another': (edge) => {
    if (!before(edge).matches({ present: { access: 'tokenless' } }) || !isBy(edge, 'session.signedIn')) return true;
    const { user } = edge.by.event as unknown as { user: { id: number } };
    const isSame = user.id === before(edge).context.user?.id;
    return hasEmitted(edge, 'session.resumed') === isSame && after(edge).matches('replacing') === !isSame;
  },
};
