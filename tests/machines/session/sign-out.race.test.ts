import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Result } from '#machines/result.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import type { RefreshedTokens, Restored, SessionEvent, StoredTokens, StoredUser } from '#machines/session/types.ts';
import { fc } from '../../support/fast-check.ts';
import { failures, ok } from '../support/results.ts';
import { scheduled } from '../support/scheduled.ts';
import { ann, annRenamed, bob, first } from './scenario.ts';

const events: readonly SessionEvent[] = [
  { type: 'session.signedIn', user: ann, tokens: first },
  { type: 'session.signedIn', user: bob, tokens: { accessToken: 'b1', refreshToken: null } },
  { type: 'session.userUpdated', user: annRenamed },
  { type: 'session.tokenRejected', accessToken: 'a1' },
  { type: 'session.tokenRejected', accessToken: 'b1' },
  { type: 'session.signOut' },
];

/** The storage of a device, and a session whose effects end in any order. */
function makeDevice(scheduler: fc.Scheduler, refreshed: Result<RefreshedTokens>) {
  const device: { tokens: StoredTokens | null; user: string | null } = { tokens: null, user: null };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: scheduled(scheduler, 'restore', (): Restored => ({ user: null, tokens: null, online: true })),
        refresh: scheduled(scheduler, 'refresh', () => refreshed),
        encryptUser: scheduled<string | null, { user: StoredUser }>(
          scheduler,
          'seal',
          ({ user }) => `encrypted ${user.id}`,
        ),
        purge: scheduled(scheduler, 'purge', () => {
          device.tokens = null;
          device.user = null;
          return undefined;
        }),
      },
      actions: {
        writeTokens: (_, tokens: StoredTokens | null) => {
          device.tokens = tokens;
        },
        writeUser: (_, { encrypted }: { encrypted: string }) => {
          device.user = encrypted;
        },
      },
    }),
    { clock: new SimulatedClock(), logger: () => {} },
  ).start();
  return { device, session };
}

/** Events in any order, interleaved with the ends of the effects as the scheduler decides. */
const runs = {
  scheduler: fc.scheduler(),
  sent: fc.array(fc.constantFrom(...events), { maxLength: 12 }),
  refreshed: fc.constantFrom<Result<RefreshedTokens>>(ok({ accessToken: 'a2' }), failures.rejected, failures.offline),
};

it('stores the data of one user at a time, and in the end only those of the final session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(runs), async ({ scheduler, sent, refreshed }) => {
      const { device, session } = makeDevice(scheduler, refreshed);
      const mixed: string[] = [];
      session.subscribe(({ context, value }) => {
        const owner = context.user?.id;
        const isForeign = device.user !== null && owner !== undefined && device.user !== `encrypted ${owner}`;
        if (isForeign || (device.tokens && device.tokens.userId !== owner)) mixed.push(JSON.stringify(value));
      });
      scheduler.scheduleSequence(
        sent.map((event) => ({ label: event.type, builder: async () => session.send(event) })),
      );
      await scheduler.waitIdle();
      expect(mixed).toEqual([]);
      const { context } = session.getSnapshot();
      expect(session.getSnapshot().hasTag('busy')).toBe(false);
      expect(device.tokens).toEqual(context.tokens && { ...context.tokens, userId: context.user?.id });
      expect(device.user).toBe(context.user && `encrypted ${context.user.id}`);
    }),
    { numRuns: 200 },
  );
});
