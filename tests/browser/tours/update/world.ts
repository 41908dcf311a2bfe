import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { dirtyLockPrefix } from '#domain/dirty-lock.ts';
import type { updateMachine } from '#machines/update/machine.ts';
import { goTo, signIn, signInAgain, waitForWorker } from '../../support/app.ts';
import { type FaultServer, startFaultServer } from '../../support/network/fault-server.ts';
import type { SlowDevice } from '../../support/network/slow-device.ts';
import { activateUpdate } from '../../support/server/activate-update.ts';
import type { Build } from '../../support/server/next-build.ts';
import { test } from '../../support/test.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import { pauseClock } from '../support/pause-clock.ts';
import type { At, Step } from '../support/tour.ts';

/** A window of the app with a paused clock, on a host that can deploy another version. */
export interface UpdateWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly device: SlowDevice;
  readonly build: Build;
  /** Another window of the same user, if open. */
  other: Page | undefined;
  /** The last deployed version. */
  version: string;
}

/** The state of the world around the machine. */
export type UpdateMemory = {
  readonly place: 'work' | 'login';
  /** A version is installed and waits to take over. */
  readonly isWaiting: boolean;
  readonly unsaved: 'here' | 'elsewhere' | null;
  readonly hasOther: boolean;
  /** The other window has accepted the update; its message to the worker is held. */
  readonly isAgreed: boolean;
};

export type Here = At<SnapshotFrom<typeof updateMachine>, UpdateMemory>;
export type UpdateStep = Step<UpdateWorld, SnapshotFrom<typeof updateMachine>, UpdateMemory>;

export const updateTest = test.extend<{ world: UpdateWorld }>({
  faults: async ({ updatable }, use) => {
    const faults = await startFaultServer({ target: updatable.url });
    await use(faults);
    await faults.stop();
  },
  baseURL: ({ faults }, use) => use(faults.url),
  world: async ({ page, faults, device, updatable }, use) => {
    await page.clock.install();
    await use({ page, faults, device, build: updatable.build, other: undefined, version: '' });
  },
});

export async function deploy(world: UpdateWorld): Promise<void> {
  world.version = await world.build.upgrade();
}

/** As when the user returns to the app. */
export const returnToApp = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The browser has installed a version that does not control the window yet. */
export async function waitForInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), { timeout: 150_000 })
    .toBe('installed');
}

/** The window of a signed-in user at work. */
export async function openAtWork({ page, device }: UpdateWorld): Promise<void> {
  await signIn(page);
  await waitForWorker(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  await stop(page, device);
}

export async function openAtLogin({ page, device }: UpdateWorld): Promise<void> {
  await page.goto('/#/login');
  await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
  await waitForWorker(page);
  await stop(page, device);
}

async function stop(page: Page, device: SlowDevice): Promise<void> {
  // The worker's own code loads late. Without it the page does not notice a new version.
  await page.waitForLoadState('networkidle');
  device.hold(page, 'list the locks', 'post to the worker');
  await pauseClock(page);
}

/** Another window, in which the same user works too. */
export async function openOther(world: UpdateWorld, place: UpdateMemory['place']): Promise<void> {
  const other = await world.page.context().newPage();
  if (place === 'login') await signIn(other);
  else {
    await other.goto('/#/dashboard');
    await signInAgain(other);
  }
  await waitForWorker(other);
  await expect(other.getByRole('region', { name: 'Notices' })).toBeAttached();
  world.other = other;
}

export function otherOf({ other }: UpdateWorld): Page {
  if (other === undefined) throw new Error('There is no other window');
  return other;
}

/** Types into a form and leaves the field: the text is unsaved, and every window can see the lock. */
export async function typeIn({ device }: UpdateWorld, page: Page): Promise<void> {
  await goTo(page, '/games/create');
  await fillIn(page, 'Chess 960');
  await expect.poll(() => dirtyLocks(device, page)).toHaveLength(1);
}

export async function emptyIn({ device }: UpdateWorld, page: Page): Promise<void> {
  await fillIn(page, '');
  await expect.poll(() => dirtyLocks(device, page)).toEqual([]);
}

async function fillIn(page: Page, text: string): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await typeLikeAPerson(name, text);
  await name.blur();
}

async function dirtyLocks(device: SlowDevice, page: Page): Promise<readonly string[]> {
  const names = await device.locks(page);
  return names.filter((name) => name.startsWith(dirtyLockPrefix));
}

/** Another window activates the waiting version, as a launch does. */
export async function launchElsewhere(world: UpdateWorld): Promise<void> {
  const launched = await world.page.context().newPage();
  await launched.goto('/probe.json');
  await activateUpdate(launched);
  await launched.close();
}
