import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { historyMachine } from '#machines/history/machine.ts';
import { confirmButton, goTo } from '../../support/app.ts';
import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import { type AdminCall, signInAdmin } from '../support/admin.ts';
import { pauseClock } from '../support/pause-clock.ts';
import { pollOften } from '../support/poll-often.ts';
import type { At, Step } from '../support/tour.ts';
import { tourTest } from '../support/tour-test.ts';

/** A user at the history. Every call for a page of it waits for a step. */
export interface HistoryWorld extends Pick<TourFixture, 'page' | 'faults'> {
  readonly asAdmin: AdminCall;
  /** The name of a team that was added just now. */
  readonly name: string;
  /** How many requests for the history the server has received. */
  readonly asked: { load: number };
}

export type Here = At<SnapshotFrom<typeof historyMachine>>;
export type HistoryStep = Step<HistoryWorld, SnapshotFrom<typeof historyMachine>>;

export const listCall = /^\/api\/v1\/history\?/;
const restoreCall = /^\/api\/v1\/history\/restore$/;
const refreshCall = /^\/api\/v1\/users\/refreshToken/;

let made = 0;

export const historyTest = tourTest.extend<{ world: HistoryWorld }>({
  world: async ({ tourFixture, tourServer }, use) => {
    await tourFixture.reset();
    const { page, faults } = tourFixture;
    const asAdmin = await signInAdmin(tourServer);
    made += 1;
    const name = `Listed ${made}`;
    await asAdmin('POST', '/api/v1/teams', { name, full_name: name, game_id: '18', status: '1' });
    await use({ page, faults, asAdmin, name, asked: { load: 0 } });
    await page.clock.resume();
  },
});

/** From then on the page's clock is paused. */
export async function openHistory({ page, faults, asked }: HistoryWorld): Promise<void> {
  faults.forget();
  asked.load = 0;
  // The code of the screen is loaded first, so that nothing else waits for the clock.
  await goTo(page, '/history');
  await expect(page.locator('ol[aria-busy=false]')).toBeVisible();
  await goTo(page, '/dashboard');
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  faults.forget();
  await faults.set('stalled', { path: listCall });
  await pauseClock(page);
  await goTo(page, '/history');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect.poll(() => faults.log().some(({ path }) => listCall.test(path)), pollOften).toBe(true);
}

/** Another request has arrived. */
export async function serverAsked({ faults, asked }: HistoryWorld): Promise<void> {
  const calls = () => faults.log().filter(({ path }) => listCall.test(path)).length;
  await expect.poll(calls, { message: 'requests for the history', ...pollOften }).toBeGreaterThan(asked.load);
  asked.load = calls();
}

/** The server rejects the token, and the connection breaks during the refresh. */
export async function failRefresh({ faults }: HistoryWorld): Promise<void> {
  await faults.set('killed', { path: refreshCall, times: 1 });
  await faults.settle(listCall, '401');
}

/** Restores the newest change, and waits until the server has done it. */
export async function restoreNewest({ page, name, faults }: HistoryWorld): Promise<void> {
  const restored = () => faults.log().filter(({ path }) => restoreCall.test(path)).length;
  const before = restored();
  await page
    .getByRole('button', { name: `Restore ${name}`, exact: true })
    .first()
    .press('Enter');
  await confirmButton(page).press('Enter');
  await expect.poll(restored, pollOften).toBe(before + 1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
