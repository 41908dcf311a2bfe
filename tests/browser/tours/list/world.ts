import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { listMachine } from '#machines/list/machine.ts';
import { goTo, signIn, signInDialog, waitForWorker } from '../../support/app.ts';
import type { FaultServer } from '../../support/network/fault-server.ts';
import type { DeviceCall, SlowDevice } from '../../support/network/slow-device.ts';
import { holdWorkerTimeout, type WorkerTimeout } from '../../support/network/worker-timeout.ts';
import { test } from '../../support/test.ts';
import { refuseToken } from '../support/common-steps.ts';
import { pauseClock } from '../support/pause-clock.ts';
import { pollOften } from '../support/poll-often.ts';
import type { At, Step } from '../support/tour.ts';
import { type Clips, makeClips } from './clips.ts';

/** A list on a device that caches it, with a clock that is paused between steps. */
export interface ListWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly device: SlowDevice;
  readonly clips: Clips;
  /** How many list requests the server, and how many cache reads the device has received. */
  readonly asked: { server: number; device: number };
  /** What the page's clock was last set to. */
  time: number;
  /** The service worker's timeout, which never expires by itself. */
  workerTimeout: WorkerTimeout | undefined;
}

/** Of each of the two pages; null for none. */
type Orders = readonly ['page' | 'moved' | null, 'page' | 'moved' | null];

/**
 * The state of the world around the machine. The orders are the scenario's: `page` without the record in front, `moved`
 * with it.
 */
export type ListMemory = {
  /** The order of each page in the cache. */
  readonly cached: Orders;
  /** The order of each page in the window's memory. Such a page is shown at once, and the device is not asked for it. */
  readonly remembered: Orders;
  /** Whether the server still has the record in front. */
  readonly isInFront: boolean;
  readonly isSignedIn: boolean;
  /** A status change was sent and has no response yet. */
  readonly isChanging: boolean;
  /** The network has just been slow: the worker returns cached pages first and caches responses afterwards. */
  readonly isSlow: boolean;
  /** The page whose response is still in flight after the cached page was returned. */
  readonly inFlightPage: number | null;
  /** What the worker has cached after it returned the older page. */
  readonly revalidated: 'newerCached' | 'movedCached' | 'cached' | null;
};

export type Here = At<SnapshotFrom<typeof listMachine>, ListMemory>;
export type ListStep = Step<ListWorld, SnapshotFrom<typeof listMachine>, ListMemory>;

export const listCall = /^\/api\/v1\/youtube\?/;
/** A read of a cached page of this list. */
export const cachedRead = 'read cached /api/v1/youtube' satisfies DeviceCall;
const changeCall = /^\/api\/v1\/youtube\/\d+$/;
const refreshCall = /^\/api\/v1\/users\/refreshToken/;

export const pageOf = ({ snapshot }: Here): number => snapshot.context.query.page;
const orderOf = (orders: Orders, page: number) => orders[page === 1 ? 0 : 1];
export const cachedHere = (here: Here) => orderOf(here.known.cached, pageOf(here));
const rememberedAt = (here: Here, page: number) => orderOf(here.known.remembered, page);
export const withOrder = (orders: Orders, page: number, order: Orders[number]): Orders =>
  page === 1 ? [order, orders[1]] : [orders[0], order];

export const listTest = test.extend<{ world: ListWorld }>({
  world: async ({ page, faults, device, tourServer }, use) => {
    const clips = await makeClips(tourServer);
    await page.clock.install();
    await use({ page, faults, device, clips, asked: { server: 0, device: 0 }, time: 0, workerTimeout: undefined });
  },
});

/** A step that opens a page, for each content of the window's memory: a page in memory is shown at once. */
export const byMemory = (page: 1 | 2, step: ListStep): readonly ListStep[] =>
  ([null, 'page', 'moved'] as const).map((order) => ({
    ...step,
    does: order === null ? step.does : `${step.does}; the other is in memory`,
    ...(order !== null && { alsoSends: [`readCached ends (${order === 'page' ? 'cached' : 'cachedMoved'})`] }),
    when: (here) => (step.when?.(here) ?? true) && rememberedAt(here, page) === order,
  }));

/** How long the app waits for the first rows of a list before it shows placeholders. */
const rowsTimeoutMs = 150;

/** Opens the list for the first time; nothing is cached. */
export async function openList(world: ListWorld): Promise<void> {
  const { page, faults, device } = world;
  await signIn(page);
  await waitForWorker(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  world.workerTimeout = await holdWorkerTimeout(page.context());
  await faults.set('stalled', { path: listCall });
  device.hold(page, cachedRead);
  await pauseClock(page);
  await goTo(page, '/youtube');
  await expect.poll(() => listCalls(world), pollOften).toBe(1);
  await page.clock.runFor(rowsTimeoutMs);
}

/** Opens the list once more, with its first page in the window's memory. */
export async function reopenList(world: ListWorld): Promise<void> {
  await openList(world);
  await respond(world, 'ok');
  await expect(world.page.getByRole('switch').first()).toBeVisible();
  await world.device.settle(world.page, cachedRead);
  world.asked.server = listCalls(world);
  world.asked.device = deviceReads(world);
  await goTo(world.page, '/games/create');
  await expect(world.page.getByRole('heading', { name: 'Create Game' })).toBeVisible();
  await goTo(world.page, '/youtube');
}

const deviceReads = ({ page, device }: ListWorld) => device.asked(page, cachedRead);
const listCalls = ({ faults }: ListWorld) => faults.count({ path: listCall });

/** Another request for the list has arrived. */
export async function serverAsked(world: ListWorld): Promise<void> {
  const { asked } = world;
  await expect
    .poll(() => listCalls(world), { message: 'calls for the list', ...pollOften })
    .toBeGreaterThan(asked.server);
  asked.server = listCalls(world);
}

/** Another cache read has arrived, unless the page is in the window's memory. */
export async function deviceAsked(world: ListWorld, here: Here): Promise<void> {
  const { asked } = world;
  if (here.snapshot.matches('loading') && rememberedAt(here, pageOf(here)) !== null) return;
  await expect
    .poll(() => deviceReads(world), { message: 'reads of a cached page', ...pollOften })
    .toBeGreaterThan(asked.device);
  asked.device = deviceReads(world);
}

/**
 * The page's clock is paused; the worker's, which dates cached pages, is not. Sets the page's clock later than the date
 * of any cached page, including one that a busy machine stores half a second late (after a sign-in it derives a key).
 */
export async function setClockAhead(world: ListWorld): Promise<void> {
  world.time = Date.now() + 1500;
  await world.page.clock.setSystemTime(world.time);
}

/** Waits until a new cached page is newer than the page's clock. */
export async function outlastClock({ time }: ListWorld): Promise<void> {
  await expect.poll(() => Date.now()).toBeGreaterThan(time);
}

/** Settles the list's call, with the page's clock at the current time. */
export async function respond(world: ListWorld, fault: Parameters<FaultServer['settle']>[1]): Promise<void> {
  await setClockAhead(world);
  await world.faults.settle(listCall, fault);
}

/** The server rejects the list's token, and the refresh is rejected or fails. */
export async function rejectToken(world: ListWorld, refreshFault: '401' | '500' | 'killed'): Promise<void> {
  await world.faults.set(refreshFault, { path: refreshCall, times: 1 });
  await respond(world, '401');
}

/** Presses the switch of the first row. The fault decides the result. */
export async function pressSwitch(
  { page, faults }: ListWorld,
  fault: 'ok' | 'lost response' | 'stalled',
): Promise<void> {
  await faults.set(fault, { path: changeCall, method: 'PATCH' });
  await page.getByRole('switch').first().press('Enter');
}

/** The server rejects a held change and the refresh. */
export async function refuseChange({ page, faults }: ListWorld): Promise<void> {
  await refuseToken(faults, changeCall);
  await expect(signInDialog(page)).toBeVisible();
}
