import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileMachine } from '#machines/profile/machine.ts';
import type { ProfileEvent, ProfileRecord, ProfileSave, ProfileSaved } from '#machines/profile/types.ts';
import type { Result } from '#machines/result.ts';
import { fc } from '../../support/fast-check.ts';
import { failures, ok } from '../support/results.ts';
import { scheduled } from '../support/scheduled.ts';
import { PHONE, validate } from './scenario.ts';

const stored: ProfileRecord = {
  firstName: 'Ann',
  lastName: 'Rao',
  phone: '9876543210',
  picture: 'ann.jpg',
  email: 'ann@example.com',
};

const steps = fc.array(
  fc.constantFrom<ProfileEvent>(
    { type: 'profile.change', name: 'firstName', value: 'Anna' },
    { type: 'profile.change', name: 'phone', value: PHONE },
    { type: 'profile.save' },
    { type: 'profile.save' },
    { type: 'profile.phoneVerified' },
    { type: 'profile.phoneCancelled' },
    { type: 'profile.retry' },
    { type: 'session.resumed' },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
);
const fateLists = fc.array(
  fc.constantFrom('ok', 'lost answer', 'lost request', 'sessionExpired', 'offline', 'rejected', 'fault'),
  { minLength: 8, maxLength: 8 },
);

it('sends once per press, announces the result once, and announces nothing that did not happen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, fateLists, async (scheduler, sequence, fates) => {
      const world = { record: stored, running: 0, most: 0, saves: 0, repeats: 0 };
      const presses = { count: 0 };
      const announced: string[] = [];
      const write = ({ values }: ProfileSave) => {
        world.record = { ...values, email: stored.email };
      };
      const save = async (input: ProfileSave): Promise<Result<ProfileSaved>> => {
        const fate = fates[world.saves++ % fates.length] ?? 'ok';
        world.running += 1;
        world.most = Math.max(world.most, world.running);
        await scheduler.schedule(Promise.resolve(), 'save');
        world.running -= 1;
        if (fate === 'ok' || fate === 'lost answer') write(input);
        if (fate === 'ok') return ok({});
        if (fate === 'lost answer' || fate === 'lost request') return failures.unknown;
        if (fate === 'sessionExpired') world.repeats += 1;
        return failures[fate as 'rejected'];
      };
      const profile = createActor(
        profileMachine.provide({
          actors: {
            load: scheduled(scheduler, 'load', (): Result<ProfileRecord> => ok(world.record)),
            save: fromPromise<Result<ProfileSaved>, ProfileSave>(({ input }) => save(input)),
          },
        }),
        { input: { initial: stored, validate, paths: {} } },
      );
      for (const type of ['profile.saved', 'profile.savedLocally'] as const) {
        profile.on(type, () => announced.push(type));
      }
      profile.start();
      scheduler.scheduleSequence(
        sequence.map((event) => async () => {
          if (profile.getSnapshot().status !== 'active') return;
          if (event.type === 'profile.save') presses.count += 1;
          profile.send(event);
        }),
      );
      await scheduler.waitIdle();
      const snapshot = profile.getSnapshot();
      const { firstName, phone } = snapshot.context.values;
      expect(world.most).toBeLessThanOrEqual(1);
      expect(world.saves).toBeLessThanOrEqual(presses.count + world.repeats);
      expect(announced.length).toBe(snapshot.status === 'done' ? 1 : 0);
      if (announced[0] === 'profile.saved') expect(world.record).toMatchObject({ firstName, phone });
      profile.stop();
    }),
    { numRuns: 200 },
  );
});
