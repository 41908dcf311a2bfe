import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Result } from '#machines/result.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { accessToken, currentUser, isExpired, isSignedIn, roleOf, verdictOn } from '#machines/session/selectors.ts';
import { PURGE_TIMEOUT_MS } from '#machines/session/setup.ts';
import type { PurgeInput, RefreshedTokens, Restored, StoredUser } from '#machines/session/types.ts';
import { failures, ok } from '../support/results.ts';
import { ann, bob, first } from './scenario.ts';

const never = () => new Promise<never>(() => {});
const restored: Restored = { user: ann, tokens: { ...first, userId: ann.id }, online: true };

interface Options {
  readonly refresh?: () => Promise<Result<RefreshedTokens>>;
  readonly clock?: SimulatedClock;
}

/** A signed-in session whose encryption and purge never end. */
async function signedIn({ refresh = never, clock = new SimulatedClock() }: Options = {}) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async (): Promise<Restored> => restored),
        refresh: fromPromise<Result<RefreshedTokens>, { refreshToken: string }>(refresh),
        encryptUser: fromPromise<string | null, { user: StoredUser }>(never),
        purge: fromPromise<undefined, PurgeInput>(never),
      },
      actions: { writeTokens: () => {}, writeUser: () => {} },
    }),
    { clock, logger: () => {} },
  ).start();
  expect(currentUser(session.getSnapshot())).toBeNull();
  await waitFor(session, isSignedIn);
  return session;
}

it('returns the user and the token of a session', async () => {
  const session = await signedIn();
  expect(currentUser(session.getSnapshot())).toEqual(ann);
  expect(accessToken(session.getSnapshot())).toBe('a1');
  expect(roleOf(ann)).toBe('admin');
});

it('lets a rejected request wait for the refresh, then repeat with the new token', async () => {
  const session = await signedIn({ refresh: async () => ok({ accessToken: 'a2' }) });
  session.send({ type: 'session.tokenRejected', accessToken: 'a1' });
  expect(verdictOn(session.getSnapshot(), 'a1')).toEqual({ kind: 'wait' });
  const refreshed = await waitFor(session, (snapshot) => verdictOn(snapshot, 'a1').kind !== 'wait');
  expect(verdictOn(refreshed, 'a1')).toEqual({ kind: 'repeat', accessToken: 'a2' });
});

it('lets a request with an older token repeat at once', async () => {
  const session = await signedIn();
  expect(verdictOn(session.getSnapshot(), 'a0')).toEqual({ kind: 'repeat', accessToken: 'a1' });
});

it('returns to a rejected request why there is no new token', async () => {
  const refused = await signedIn({ refresh: async () => failures.rejected });
  refused.send({ type: 'session.tokenRejected', accessToken: 'a1' });
  const expired = await waitFor(refused, isExpired);
  expect(verdictOn(expired, 'a1')).toEqual({ kind: 'giveUp', failure: { kind: 'sessionExpired', message: 'Refused' } });

  const cutOff = await signedIn({ refresh: async () => failures.offline });
  cutOff.send({ type: 'session.tokenRejected', accessToken: 'a1' });
  const stillSignedIn = await waitFor(cutOff, (snapshot) => verdictOn(snapshot, 'a1').kind !== 'wait');
  expect(isSignedIn(stillSignedIn)).toBe(true);
  expect(verdictOn(stillSignedIn, 'a1')).toEqual({ kind: 'giveUp', failure: failures.offline });
});

it('asks for a sign-in when the session of a request has ended', async () => {
  const session = await signedIn();
  session.send({ type: 'session.signOut' });
  const { failure } = { failure: undefined, ...verdictOn(session.getSnapshot(), 'a1') };
  expect(failure).toEqual({ kind: 'sessionExpired', message: 'Please sign in again' });
  expect(currentUser(session.getSnapshot())).toBeNull();
});

it('signs out after five seconds if the purge hangs', async () => {
  const clock = new SimulatedClock();
  const session = await signedIn({ clock });
  session.send({ type: 'session.signOut' });
  clock.increment(4999);
  expect(session.getSnapshot().value).toBe('signingOut');
  clock.increment(1);
  expect(session.getSnapshot().value).toBe('signedOut');
  expect(PURGE_TIMEOUT_MS).toBe(5000);
});

it('lets the next user sign in if the purge hangs', async () => {
  const clock = new SimulatedClock();
  const session = await signedIn({ clock });
  session.send({ type: 'session.signOut' });
  session.send({ type: 'session.signedIn', user: bob, tokens: first });
  expect(currentUser(session.getSnapshot())).toBeNull();
  clock.increment(PURGE_TIMEOUT_MS);
  expect(currentUser(session.getSnapshot())).toEqual(bob);
});
