import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/machine.ts';
import { logIn } from '../../support/app.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import { type At, alsoCovers, type Step, type Steps } from '../support/tour.ts';
import {
  delayRemoval,
  dialog,
  endDelay,
  expectSignedIn,
  inOtherTab,
  loseCode,
  menu,
  openProfile,
  refreshCall,
  refreshCode,
  rejectNextCall,
  type SessionMemory,
  type SessionWorld,
  userOf,
} from './world.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type SessionStep = Step<SessionWorld, Snapshot, SessionMemory>;
type Here = At<Snapshot, SessionMemory>;

const isReady = ({ snapshot }: Here) =>
  snapshot.matches({ present: { access: { signedIn: 'ready' }, persisting: 'settled' } });
const isAnn = ({ snapshot }: Here) => snapshot.context.user?.id === 1;
const hasDialog = ({ snapshot }: Here) => snapshot.hasTag('dialog');

const forgetUser = (known: SessionMemory): SessionMemory => ({ ...known, isPersisted: false });
const goOnline = (known: SessionMemory): SessionMemory => ({ ...known, isOnline: true });
const goOffline = (known: SessionMemory): SessionMemory => ({ ...known, isOnline: false });

/** All calls of a session are in one chunk. */
const fetchCode = (known: SessionMemory): SessionMemory => ({ ...known, code: 'here' });

const loseNetwork: SessionStep = {
  does: 'the device loses its network',
  when: ({ known }) => known.isOnline,
  updates: goOffline,
  take: ({ page }) => page.context().setOffline(true),
};

export const regainNetwork: SessionStep = {
  does: 'the device has its network again',
  when: ({ known }) => !known.isOnline,
  updates: goOnline,
  take: ({ page }) => page.context().setOffline(false),
};

const logOutElsewhere: SessionStep = {
  does: 'the user opens the login screen in another tab',
  when: ({ known }) => known.isOnline && known.isPersisted,
  updates: forgetUser,
  take: (world) =>
    inOtherTab(world, '#/login', (other) => expect(other.getByLabel('Password', { exact: true })).toBeVisible()),
};

const removalEnds = (does: string, how: 'abort' | 'commit') => ({
  does,
  updates: forgetUser,
  take: (world: SessionWorld) => endDelay(world, how),
});

const removed = removalEnds('the user’s data is deleted', 'abort');
/** This version can no longer open the cache, so no later removal can be delayed by it. */
const notRemoved = { ...removalEnds('the user’s data cannot be deleted', 'commit'), isLast: true };

const removalTooLong: SessionStep = {
  does: 'the deletion of the user’s data takes five seconds',
  updates: forgetUser,
  isLast: true,
  take: async ({ page }) => {
    await page.clock.fastForward(5000);
    await page.clock.resume();
  },
};

/** The device has read the user; this tab has lost none, one or all of the tokens. */
const restored = (
  outcome: string,
  does: string,
  isOnline: boolean,
  lost: '' | 'refreshToken' | 'all',
): SessionStep => ({
  does,
  by: [`restore ends (${outcome})`],
  when: ({ known }) => known.isOnline === isOnline,
  take: async ({ page, device }) => {
    await page.evaluate((key) => (key === 'all' ? sessionStorage.clear() : sessionStorage.removeItem(key)), lost);
    await device.settle(page, 'decrypt the user');
  },
});

const refreshEnds = (does: string, by: readonly string[], fault: 'ok' | '401' | '500'): SessionStep => ({
  does,
  by,
  when: ({ known }) => known.code === 'here',
  take: ({ faults }) => faults.settle(refreshCall, fault),
});

export const steps: Steps<typeof sessionMachine, SessionWorld, SessionMemory> = {
  'restoring / connection.offline / 0': loseNetwork,
  'restoring / connection.online / 0': regainNetwork,
  'restoring / session.endedElsewhere / 0': logOutElsewhere,
  'restoring / session.startedElsewhere / 0': {
    does: 'the same user signs in in another tab',
    by: ['session.startedElsewhere (ann)'],
    when: ({ known }) => known.isOnline,
    take: async (world) => {
      const { page, device, ann } = world;
      await inOtherTab(world, '#/dashboard', async (other) => {
        await logIn(other, ann);
        await expect(dialog(other)).toHaveCount(0);
        // It reads the user again, at the sign-in and after the write, because the first read may be outdated.
        await expect.poll(() => device.waiting(page, 'decrypt the user')).toBe(3);
      });
    },
  },
  'restoring / restore ends / 0': [
    restored('whole', 'the device returns the user, and this tab has stored their tokens', true, ''),
    restored(
      'no refresh token',
      'the device returns the user, and this tab has stored only an access token',
      true,
      'refreshToken',
    ),
  ],
  'restoring / restore ends / 1': restored(
    'no tokens, offline',
    'the device returns the user, without tokens and without a network',
    false,
    'all',
  ),
  'restoring / restore ends / 2': restored(
    'no tokens, online',
    'the device returns the user, without tokens',
    true,
    'all',
  ),
  'restoring / restore ends / 3': [
    {
      does: 'the stored user cannot be read',
      by: ['restore ends (nothing)'],
      updates: forgetUser,
      take: ({ page, device }) => device.settle(page, 'decrypt the user', 'fails'),
    },
    {
      by: ['restore ends (nothing)'],
      does: 'the browser denies access to storage',
      // The stored user remains, but nothing can read it.
      take: async ({ page, device }) => {
        await page.evaluate(() => {
          const { getItem } = Storage.prototype;
          Storage.prototype.getItem = function (this: Storage, key: string) {
            if (this === sessionStorage) throw new DOMException('Access is denied', 'SecurityError');
            return getItem.call(this, key);
          };
          Object.assign(window, { allowStorage: () => Object.assign(Storage.prototype, { getItem }) });
        });
        await device.settle(page, 'decrypt the user');
        await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
        await page.evaluate(() => (window as unknown as { allowStorage: () => void }).allowStorage());
      },
    },
  ],

  'signedOut / session.signedIn / 0': {
    does: 'signs in on the login screen',
    by: ['session.signedIn (ann)'],
    when: ({ known }) => known.isOnline,
    updates: fetchCode,
    take: async ({ page, ann }) => {
      await logIn(page, ann);
      await expectSignedIn(page);
    },
  },

  'present / session.signOut / 0': [
    {
      does: 'chooses Logout in the menu',
      when: (here) => here.snapshot.matches('present') && !hasDialog(here),
      take: async (world) => {
        await menu(world.page).press('Enter');
        const logout = world.page.getByRole('menuitem', { name: 'Logout' });
        await expect(logout).toBeVisible();
        await delayRemoval(world);
        await logout.click();
      },
    },
    {
      does: 'presses Logout in the dialog',
      when: hasDialog,
      take: async (world) => {
        await delayRemoval(world);
        await dialog(world.page).getByRole('button', { name: 'Logout' }).click();
      },
    },
  ],
  'present / session.endedElsewhere / 0': logOutElsewhere,
  'present / session.startedElsewhere / 0': {
    does: 'another user signs in in another tab',
    by: ['session.startedElsewhere (bob)'],
    when: (here) => isAnn(here) && here.known.isOnline && here.known.isPersisted,
    take: (world) =>
      inOtherTab(world, '#/dashboard', async (other) => {
        await logIn(other, world.bob);
        await expect(other.getByText('Welcome, Bob')).toBeVisible();
      }),
  },
  'present.access.signedIn.ready / session.tokenRejected / 0': [
    {
      does: 'opens the profile, and the server refuses the token',
      when: isReady,
      updates: fetchCode,
      take: rejectNextCall,
    },
    {
      does: 'opens the profile, the server refuses the token, and the refresh code is not loaded',
      when: (here) => isReady(here) && here.known.code === 'not fetched',
      updates: (known) => ({ ...known, code: 'on its way' }),
      take: async (world) => {
        await loseCode(world);
        await rejectNextCall(world);
      },
    },
  ],
  'present.access.signedIn.ready / session.tokenRejected / 1': {
    does: 'opens the profile, and the server refuses the token that cannot be refreshed',
    when: isReady,
    take: rejectNextCall,
  },
  'present.access.signedIn.refreshing / refresh ends / 0': refreshEnds(
    'the server returns a new token',
    ['refresh ends (rotated)'],
    'ok',
  ),
  'present.access.signedIn.refreshing / refresh ends / 1': refreshEnds(
    'the server refuses a new token',
    ['refresh ends (rejected)'],
    '401',
  ),
  'present.access.signedIn.refreshing / refresh ends / 2': [
    refreshEnds('the server fails to refresh the token', ['refresh ends (fault)'], '500'),
    {
      by: ['refresh ends (fault)'],
      does: 'the refresh code cannot be fetched',
      when: ({ known }) => known.code === 'on its way',
      // A browser does not request such code again.
      isLast: true,
      take: ({ faults }) => faults.settle(refreshCode, 'killed'),
    },
  ],
  'present.access.signedIn.refreshing / after refreshLimit / 0': {
    does: 'the server does not respond for fifteen seconds',
    when: ({ known }) => known.code === 'here',
    isLast: true,
    take: async ({ page, faults }) => {
      // The limit starts with the request.
      await faults.waitForStalled(refreshCall);
      await page.clock.fastForward(15_000);
    },
  },
  'present.access.tokenless / session.signedIn / 0': {
    does: 'the same user signs in in the dialog',
    by: ['session.signedIn (ann)'],
    when: (here) => hasDialog(here) && isAnn(here),
    updates: fetchCode,
    take: ({ page, ann }) => logIn(page, ann),
  },
  'present.access.tokenless / session.signedIn / 1': {
    does: 'another user signs in in the dialog',
    by: ['session.signedIn (bob)'],
    when: (here) => hasDialog(here) && isAnn(here),
    updates: fetchCode,
    take: async (world) => {
      await delayRemoval(world);
      await logIn(world.page, world.bob);
    },
  },
  'present.access.tokenless.locked / connection.offline / 0': loseNetwork,
  'present.access.tokenless.readOnly / connection.online / 0': regainNetwork,

  'present.persisting / session.userUpdated / 0': {
    does: 'saves another first name in the profile',
    when: (here) => isReady(here) && isAnn(here),
    take: async (world) => {
      const { page, ann } = world;
      ann.firstName = `${ann.firstName}a`;
      await openProfile(page);
      await typeLikeAPerson(page.getByLabel('First Name'), ann.firstName);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`Welcome, ${userOf(world, { id: 1 }).firstName}`)).toBeVisible();
    },
  },
  'present.persisting.encrypting / encryptUser ends / 0': {
    does: 'the device encrypts the user',
    updates: (known) => ({ ...known, isPersisted: true }),
    take: ({ page, device }) => device.settle(page, 'encrypt the user'),
  },
  'present.persisting.encrypting / encryptUser ends / 1': {
    does: 'the device fails to encrypt the user',
    take: ({ page, device }) => device.settle(page, 'encrypt the user', 'fails'),
  },

  'signingOut / purge ends / 0': [removed, notRemoved],
  'signingOut / after purgeLimit / 0': removalTooLong,
  'signedOff / always / 1': alsoCovers,
  'replacing / purge ends / 0': [removed, notRemoved],
  'replacing / after purgeLimit / 0': removalTooLong,
  'replaced / always / 0': alsoCovers,
};
