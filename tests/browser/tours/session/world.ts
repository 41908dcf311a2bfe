import { expect, type Page } from '@playwright/test';
import { goTo, waitForWorker } from '../../support/app.ts';
import type { FaultServer } from '../../support/network/fault-server.ts';
import type { SlowDevice } from '../../support/network/slow-device.ts';
import { type CacheUpgrade, startCacheUpgrade } from '../../support/storage/cache-upgrade.ts';
import { test } from '../../support/test.ts';
import { addUser, type TestUser } from '../../support/test-user.ts';
import { pauseClock } from '../support/pause-clock.ts';

export interface TourUser extends TestUser {
  /** As stored on the server. */
  firstName: string;
}

/** A tab, the users of the device, and the held calls. */
export interface SessionWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly device: SlowDevice;
  readonly ann: TourUser;
  readonly bob: TourUser;
  /** While it is open, the deletion of a user's cached data waits. */
  upgrade: CacheUpgrade | undefined;
}

/** The state of the world around the machine. */
export type SessionMemory = {
  readonly isOnline: boolean;
  /** A user is stored for the next launch. */
  readonly isPersisted: boolean;
  /** The sign-in and refresh code in this tab. */
  readonly code: 'not fetched' | 'on its way' | 'here';
};

export const refreshCode = /\/common-[^/]*\.js$/;
export const refreshCall = /^\/api\/v1\/users\/refreshToken/;

export const sessionTest = test.extend<{ world: SessionWorld }>({
  world: async ({ page, faults, device, tourServer }, use) => {
    const [ann, bob] = await Promise.all([addUser(tourServer, 'Ann'), addUser(tourServer, 'Bob')]);
    await page.clock.install();
    await faults.set('stalled', { path: refreshCall });
    await use({
      page,
      faults,
      device,
      ann: { ...ann, firstName: 'Ann' },
      bob: { ...bob, firstName: 'Bob' },
      upgrade: undefined,
    });
  },
});

/** The real user for a user of the model. */
export function userOf({ ann, bob }: SessionWorld, user: { readonly id: number } | null): TourUser {
  return user?.id === 2 ? bob : ann;
}

export const login = (page: Page) => page.getByLabel('Email/Mobile No');
export const menu = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens another tab of the same browser for the duration of `work`. */
export async function inOtherTab(
  { page }: SessionWorld,
  hash: string,
  work: (other: Page) => Promise<void>,
): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`/${hash}`);
  await work(other);
  await other.close();
}

/** Blocks the deletion of the user's cached data until `endDelay`. Storage timeouts use the page's clock. */
export async function delayRemoval(world: SessionWorld): Promise<void> {
  const { page } = world;
  await pauseClock(page);
  world.upgrade = await startCacheUpgrade(world.page.context(), world.faults.url);
}

export async function endDelay(world: SessionWorld, how: 'abort' | 'commit'): Promise<void> {
  const { upgrade } = world;
  if (upgrade === undefined) throw new Error('Nothing delays the removal');
  world.upgrade = undefined;
  await upgrade[how]();
  await world.page.clock.resume();
}

/** Opens the profile, which is requested each time. */
export async function openProfile(page: Page): Promise<void> {
  await goTo(page, '/dashboard');
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await goTo(page, '/profile');
}

/** The profile request is pending. */
export const isFetching = (page: Page) => page.getByText('Profile fetching...');

/** Makes a request that the server rejects with 401. */
export async function rejectNextCall({ page, faults }: SessionWorld): Promise<void> {
  await faults.set('401', { path: /^\/api\/v1\/users\/id/, times: 1 });
  await openProfile(page);
}

/** The browser has dropped the refresh code, and the network is slow to load it again. */
export async function loseCode({ page, faults }: SessionWorld): Promise<void> {
  await faults.set('stalled', { path: refreshCode });
  await page.evaluate(async (code) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (new RegExp(code).test(request.url)) await cache.delete(request);
    }
  }, refreshCode.source);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/dashboard$/);
  await waitForWorker(page);
}
