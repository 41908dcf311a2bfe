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

const editor = { ...user, role_name: 'editor' };

test.each([
  ['nobody', { found: null }, 'teams', '/login'],
  ['an admin', { found: user }, 'teams', 'in'],
  ['an admin in capitals', { found: { ...user, role_name: 'Admin' } }, 'category', 'in'],
  ['an admin, without a connection', { found: user, online: false }, 'teams', 'in'],
  ['a user without a role', { found: { ...user, role_name: '' } }, 'teams', '/login'],
  ['an editor', { found: editor }, 'teams', '/unauthorized'],
  ['an editor, to the dashboard', { found: editor }, 'dashboard', 'in'],
] as const)('%s, after the launch', async (_, launched, area, to) => {
  expect(await redirectOf(requireRole(launch(launched), area))).toBe(to);
});

test.each([
  ['nobody', null, '/login'],
  ['any user', editor, 'in'],
])('without a role to check, %s', async (_, found, to) => {
  expect(await redirectOf(requireUser(launch({ found }), '/teams?page=2'))).toBe(to);
});
