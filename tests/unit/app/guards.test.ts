import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { requireRole, requireUser } from '#app/routing/locations.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import type { Restored, StoredUser } from '#machines/session/types.ts';

const user: StoredUser = {
  id: 7,
  first_name: 'Asha',
  last_name: 'Rao',
  mobile_no: '',
  email: 'asha@example.com',
  profile_pic: null,
  role_name: 'admin',
};

/** A session that launches and restores the given user asynchronously. */
function launch({ found, online = true }: { found: StoredUser | null; online?: boolean }) {
  const logic = sessionMachine.provide({
    actors: {
      restore: fromPromise(
        async (): Promise<Restored> => ({
          user: found,
          tokens: found && online ? { accessToken: 'a', refreshToken: 'b', userId: found.id } : null,
          online,
        }),
      ),
      encryptUser: fromPromise(async (): Promise<string | null> => ''),
    },
    actions: { writeTokens: () => undefined, writeUser: () => undefined },
  });
  return createActor(logic).start();
}

/** Where a guard redirects, or 'in'. */
async function redirectOf(guard: Promise<unknown>): Promise<unknown> {
  try {
    await guard;
    return 'in';
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options.to : thrown;
  }
}

test('without a user, guards redirect to the login', async () => {
  expect(await redirectOf(requireUser(launch({ found: null }), '/teams?page=2'))).toBe('/login');
  expect(await redirectOf(requireRole(launch({ found: null }), 'teams'))).toBe('/login');
});

test('guards wait for the launch before they redirect', async () => {
  await expect(requireUser(launch({ found: user }), '/teams?page=2')).resolves.toBeUndefined();
});

test('an admin may open every area, with any letter case of the role', async () => {
  expect(await redirectOf(requireRole(launch({ found: user }), 'teams'))).toBe('in');
  expect(await redirectOf(requireRole(launch({ found: { ...user, role_name: 'Admin' } }), 'category'))).toBe('in');
});

test('a user without a role goes to the login, one with another role to /unauthorized', async () => {
  expect(await redirectOf(requireRole(launch({ found: { ...user, role_name: '' } }), 'teams'))).toBe('/login');
  expect(await redirectOf(requireRole(launch({ found: { ...user, role_name: 'editor' } }), 'teams'))).toBe(
    '/unauthorized',
  );
});

test('the dashboard needs no role', async () => {
  const editor = { ...user, role_name: 'editor' };
  expect(await redirectOf(requireUser(launch({ found: editor }), '/teams?page=2'))).toBe('in');
  expect(await redirectOf(requireRole(launch({ found: editor }), 'dashboard'))).toBe('in');
});

test('a launch without a connection admits the last user', async () => {
  expect(await redirectOf(requireRole(launch({ found: user, online: false }), 'teams'))).toBe('in');
});
