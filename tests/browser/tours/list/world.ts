import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { listMachine } from '#machines/list/machine.ts';
import { signIn } from '../../support/app.ts';
import type { FaultServer } from '../../support/fault-server.ts';
import type { SlowDevice } from '../../support/slow-device.ts';
import { holdPatience, type WorkerPatience } from '../../support/worker-patience.ts';
import { often } from '../support/often.ts';
import type { At, Step } from '../support/tour.ts';
import { tourTest } from '../support/tour-test.ts';
import { type Clips, makeClips } from './clips.ts';

/** A list on a device that keeps it, with a clock that stands still between steps. */
export interface ListWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly device: SlowDevice;
  readonly clips: Clips;
  /** How often the server, and the device, have been asked for the list. */
  readonly asked: { server: number; device: number };
  /** What the page's clock was set to last, in milliseconds. */
  time: number;
  /** The service worker's, which never ends by itself. */
  patience: WorkerPatience | undefined;
}

/** What the world has come to. Orders are the scenario's: `page` without a record in front of all, `moved` with one. */
export type ListMemory = {
  /** The order of what the device keeps of each page; null where it keeps nothing. */
  readonly kept: readonly ['page' | 'moved' | null, 'page' | 'moved' | null];
  readonly isSignedIn: boolean;
  /** A status change has been sent and not been answered. */
  readonly isChanging: boolean;
  /** The network has just been slow: the worker gives copies first, and lets answers come behind them. */
  readonly isSlow: boolean;
  /** Of which page an answer is still on its way behind the copy. */
  readonly behind: number | null;
  /** What the worker has found behind the copy. */
  readonly renewed: 'newerCopy' | 'movedCopy' | 'copy' | null;
};

export type Here = At<SnapshotFrom<typeof listMachine>, ListMemory>;
export type ListStep = Step<ListWorld, SnapshotFrom<typeof listMachine>, ListMemory>;

export const listCall = /^\/api\/v1\/youtube\?/;
const changeCall = /^\/api\/v1\/youtube\/\d+$/;
const refreshCall = /^\/api\/v1\/users\/refreshToken/;

export const pageOf = ({ snapshot }: Here): number => snapshot.context.query.page;
export const keptHere = (here: Here) => here.known.kept[pageOf(here) === 1 ? 0 : 1];

export const listTest = tourTest.extend<{ world: ListWorld }>({
  world: async ({ page, faults, device, tourServer }, use) => {
    const clips = await makeClips(tourServer);
    await page.clock.install();
    await use({ page, faults, device, clips, asked: { server: 0, device: 0 }, time: 0, patience: undefined });
  },
});

/** Opens the list for the first time; nothing has been kept of it. */
export async function openList(world: ListWorld): Promise<void> {
  const { page, faults, device } = world;
  await signIn(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  world.patience = await holdPatience(page.context());
  await faults.set('stalled', { path: listCall });
  device.hold(page, 'read a copy');
  await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(() => {
    window.location.hash = '/youtube';
  });
}

/** Another call for the list has arrived. */
export async function serverAsked({ faults, asked }: ListWorld): Promise<void> {
  const calls = () => faults.log().filter(({ path }) => listCall.test(path)).length;
  await expect.poll(calls, { message: 'calls for the list', ...often }).toBeGreaterThan(asked.server);
  asked.server = calls();
}

/** The device has been asked for its copy once more. */
export async function deviceAsked({ page, device, asked }: ListWorld): Promise<void> {
  const calls = () => device.asked(page, 'read a copy');
  await expect.poll(calls, { message: 'reads of a copy', ...often }).toBeGreaterThan(asked.device);
  asked.device = calls();
}

/**
 * The page's clock stands; the worker's, by which copies are dated, does not. What the page has now is of a later moment
 * than any copy, also of one that a busy machine makes half a second late (after a sign-in it derives a key).
 */
export async function setClockAhead(world: ListWorld): Promise<void> {
  world.time = Date.now() + 1500;
  await world.page.clock.setSystemTime(world.time);
}

/** A copy that is made from now on is newer than what the page has. */
export async function outlastClock({ time }: ListWorld): Promise<void> {
  await expect.poll(() => Date.now()).toBeGreaterThan(time);
}

/** The server's answer to the list's call, at the time that it is now. */
export async function answer(world: ListWorld, fault: Parameters<FaultServer['settle']>[1]): Promise<void> {
  await setClockAhead(world);
  await world.faults.settle(listCall, fault);
}

/** The list's call is refused its token, and so is the renewal, or the renewal fails. */
export async function refuse(world: ListWorld, renewal: '401' | '500' | 'killed'): Promise<void> {
  await world.faults.set(renewal, { path: refreshCall, times: 1 });
  await answer(world, '401');
}

/** Presses the switch of the first row. What becomes of it is up to the fault. */
export async function pressSwitch({ page, faults }: ListWorld, fault: 'ok' | 'lost answer' | 'stalled'): Promise<void> {
  await faults.set(fault, { path: changeCall, method: 'PATCH' });
  await page.getByRole('switch').first().press('Enter');
}

/** The server refuses a change that has been waiting for it, and another token. */
export async function refuseChange({ page, faults }: ListWorld): Promise<void> {
  await faults.set('401', { path: refreshCall, times: 1 });
  await faults.settle(changeCall, '401');
  await expect(dialog(page)).toBeVisible();
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Session expired. Log in again.' });

export async function signInAgain({ page }: ListWorld): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill('Admin@1234');
  await dialog(page).getByRole('button', { name: 'Login' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
}

/** The network goes and comes back. To the worker it comes a moment later than to the page, whose look is held so long. */
export async function blinkNetwork({ page, faults }: ListWorld): Promise<void> {
  const look = /^\/probe\.json/;
  await faults.set('stalled', { path: look, times: 1 });
  const notice = page.getByText('You are offline. Lists show what this device has kept.');
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await faults.settle(look, 'ok');
  await expect(notice).toHaveCount(0);
}
