import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Result } from '#machines/result.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { accessToken, isSignedIn, verdictOn } from '#machines/session/selectors.ts';
import type { RefreshedTokens, Restored, StoredUser } from '#machines/session/types.ts';
import { fc } from '../../support/fast-check.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { scheduled } from '../support/scheduled.ts';
import { ann } from './scenario.ts';

type Refusal = 'none' | 'rejected' | 'offline' | 'fault';

/** A server with one valid token at a time. Each refresh token is valid once, as on a strict server. */
function makeServer(refusal: Refusal) {
  const server = { generation: 1, most: 0 };
  const refresh = ({ refreshToken }: { refreshToken: string }): Result<RefreshedTokens> => {
    if (refusal !== 'none') return failures[refusal];
    if (refreshToken !== `r${server.generation}`) return rejected('Used already');
    server.generation += 1;
    return ok({ accessToken: `a${server.generation}`, refreshToken: `r${server.generation}` });
  };
  return { server, refresh };
}

/** Requests that all start with an outdated token, and a session on such a server. */
async function race(scheduler: fc.Scheduler, requests: number, refusal: Refusal) {
  const { server, refresh } = makeServer(refusal);
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: scheduled(
          scheduler,
          'restore',
          (): Restored => ({ user: ann, tokens: { accessToken: 'a0', refreshToken: 'r1', userId: 1 }, online: true }),
        ),
        refresh: scheduled(scheduler, 'refresh', refresh),
        encryptUser: scheduled<string | null, { user: StoredUser }>(scheduler, 'seal', () => 'encrypted'),
      },
      actions: { writeTokens: () => {}, writeUser: () => {} },
    }),
    { clock: new SimulatedClock(), logger: () => {} },
  ).start();
  session.subscribe(({ children }) => {
    const running = Object.keys(children).filter((id) => id.endsWith('refreshing')).length;
    server.most = Math.max(server.most, running);
  });
  await scheduler.waitNext(1);
  await waitFor(session, isSignedIn);

  const ask = async (token: string | null) => {
    await scheduler.schedule(Promise.resolve(), 'request');
    return token === `a${server.generation}` && server.generation > 1;
  };
  const request = async (): Promise<string> => {
    const token = accessToken(session.getSnapshot()) ?? '';
    if (await ask(token)) return 'ok';
    session.send({ type: 'session.tokenRejected', accessToken: token });
    const settled = await waitFor(session, (snapshot) => verdictOn(snapshot, token).kind !== 'wait');
    const verdict = verdictOn(settled, token);
    if (verdict.kind === 'giveUp') return verdict.failure.kind;
    return verdict.kind === 'repeat' && (await ask(verdict.accessToken)) ? 'ok' : 'refused again';
  };
  const all = Promise.all(Array.from({ length: requests }, request));
  await scheduler.waitIdle();
  return { session, server, results: await all };
}

it.each([
  ['refreshes once, and every request succeeds', 'none', 'ok'],
  ['lets every request fail, and none wait forever, when the refresh is rejected', 'rejected', 'sessionExpired'],
  ['keeps the user signed in when the network fails', 'offline', 'offline'],
  ['keeps the user signed in when the server fails', 'fault', 'fault'],
] as const)('any number of 401s: %s', async (_, refusal, expected) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, requests) => {
      const { session, server, results } = await race(scheduler, requests, refusal);
      expect(results).toEqual(results.map(() => expected));
      expect(server.generation).toBe(refusal === 'none' ? 2 : 1);
      expect(server.most).toBe(1);
      expect(isSignedIn(session.getSnapshot())).toBe(refusal !== 'rejected');
    }),
  );
});
