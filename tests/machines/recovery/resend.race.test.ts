import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CodeEvent, CodeValues } from '#machines/code/setup.ts';
import { RESEND_DELAY_MS } from '#machines/countdown.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import type { Failure, Result } from '#machines/result.ts';
import { fc } from '../../support/fast-check.ts';
import { CODE } from '../support/code.ts';
import { failures, ok } from '../support/results.ts';
import { SENT, validate } from './scenario.ts';

type Step = CodeEvent | { readonly wait: number };

const presses = fc.constantFrom<CodeEvent>(
  { type: 'code.send' },
  { type: 'code.resend' },
  { type: 'code.resend' },
  { type: 'code.verify' },
  { type: 'code.restart' },
  { type: 'code.change', name: 'otp', value: CODE },
  { type: 'code.change', name: 'recipient', value: 'bob' },
  { type: 'code.change', name: 'recipient', value: 'ann' },
);
const steps = fc.array(
  fc.oneof(
    { arbitrary: presses, weight: 6 },
    { arbitrary: fc.nat({ max: 40_000 }).map((wait): Step => ({ wait })), weight: 1 },
  ),
  { minLength: 10, maxLength: 60, size: 'max' },
);
const answers = fc.array(fc.constantFrom<Failure | null>(null, null, null, null, ...Object.values(failures)), {
  minLength: 10,
  maxLength: 10,
});

it('never requests another code within 30 seconds, unless something failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, answers, async (scheduler, sequence, replies) => {
      const world = { now: SENT, running: 0, most: 0, calls: 0, tooSoon: 0 };
      const lastGood = new Map<string, number>();
      const nextFailure = () => replies[world.calls++ % replies.length] ?? null;
      const called = async <T>(answer: () => Result<T>, signal: AbortSignal) => {
        world.running += 1;
        world.most = Math.max(world.most, world.running);
        await scheduler.schedule(Promise.resolve(), 'call');
        world.running -= 1;
        // The machine does not receive the result of a cancelled call.
        return signal.aborted ? failures.offline : answer();
      };
      const recovery = createActor(
        recoveryMachine.provide({
          actors: {
            sendOtp: fromPromise<Result<{ sentAt: number }>, { recipient: string }>(({ input, signal }) => {
              const { recipient } = input;
              if (world.now < (lastGood.get(recipient) ?? 0) + RESEND_DELAY_MS) world.tooSoon += 1;
              return called(() => {
                const failure = nextFailure();
                // The countdown belongs to the last code, for any recipient.
                if (!failure || failure.kind === 'unknown') lastGood.clear();
                if (failure) return failure;
                lastGood.set(recipient, world.now);
                return ok({ sentAt: world.now });
              }, signal);
            }),
            verifyOtp: fromPromise<Result<unknown>, CodeValues>(({ signal }) =>
              called(() => {
                const failure = nextFailure();
                // A failed verify unlocks resend; a successful one ends the recovery.
                lastGood.clear();
                return failure ?? ok(null);
              }, signal),
            ),
            tick: fromPromise<number, { resendAt: number | null }>(async () => {
              await scheduler.schedule(Promise.resolve(), 'second');
              world.now += 1000;
              return world.now;
            }),
          },
          actions: { remember: () => {} },
        }),
        { input: { validate, now: SENT, former: null } },
      ).start();
      recovery.send({ type: 'code.change', name: 'recipient', value: 'ann' });
      scheduler.scheduleSequence(
        sequence.map((next) => async () => {
          if ('wait' in next) world.now += next.wait;
          else if (recovery.getSnapshot().status === 'active') recovery.send(next);
        }),
      );
      await scheduler.waitIdle();
      expect(world.tooSoon).toBe(0);
      expect(world.most).toBeLessThanOrEqual(1);
      expect(recovery.getSnapshot().status).not.toBe('error');
      recovery.stop();
    }),
    { numRuns: 200 },
  );
});
