import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { effectOf } from '#machines/effect.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import type { ProfileRecord } from '#machines/profile/types.ts';
import { profileContent } from '#screens/profile/profile-draft.ts';
import { failures, ok } from '../../machines/support/results.ts';

const asha: ProfileRecord = { firstName: 'Asha', lastName: 'Rao', phone: '', picture: null, email: 'asha@example.com' };

test('a profile that may have been saved stays marked while its check waits for a sign-in', async () => {
  let reads = 0;
  const profile = createActor(
    profileMachine.provide({
      actors: {
        load: effectOf(() => {
          reads += 1;
          // Read to be edited, and before the save; then to check the save.
          return Promise.resolve(reads <= 2 ? ok(asha) : failures.sessionExpired);
        }),
        save: effectOf(() => Promise.resolve(failures.unknown)),
      },
    }),
    { input: { initial: asha, validate: () => ({}), paths: {} } },
  ).start();
  await waitFor(profile, (snapshot) => snapshot.matches('editing'));
  profile.send({ type: 'profile.change', name: 'firstName', value: 'Anna' });
  expect(profileContent(profile.getSnapshot())?.status).toBe('typing');

  profile.send({ type: 'profile.save' });
  await waitFor(profile, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  expect(profileContent(profile.getSnapshot())?.status).toBe('unsure');
});
