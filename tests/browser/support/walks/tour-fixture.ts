import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn, signInAgain, signInDialog, waitForWorker } from '../app.ts';
import { place } from '../locale.ts';
import { checkRequests } from '../network/check-requests.ts';
import { type FaultServer, startFaultServer } from '../network/fault-server.ts';
import { type SlowDevice, slowDown } from '../network/slow-device.ts';
import type { Server } from '../server/server.ts';
import { clearDrafts, clearLists, waitForDraftKey } from '../storage/browser-databases.ts';

/** The call for the optional features of the server. */
export const capabilityCall = /^\/api\/v1\/capabilities$/;

/** A browser that is signed in once, for all walks that begin behind the login. */
export interface TourFixture {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly device: SlowDevice;
  /**
   * Resets everything for the next walk: no pending request, hold or draft, and the user is signed in. Without features,
   * neither the server nor the cache has capabilities.
   */
  readonly reset: (server?: { readonly hasFeatures: boolean }) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export async function createTourFixture(browser: Browser, server: Server): Promise<TourFixture> {
  const faults = await startFaultServer({ target: server.url, headers: { 'x-forwarded-for': randomUUID() } });
  const context = await browser.newContext({ baseURL: faults.url, ...place });
  await checkRequests(context);
  const device = await slowDown(context);
  const page = await context.newPage();
  // The clock runs until a walk pauses it.
  await page.clock.install();
  // So that no capabilities are cached before the first walk.
  await faults.set('404', { path: capabilityCall });
  await signIn(page);
  await waitForWorker(page);
  await waitForDraftKey(page);
  return {
    page,
    faults,
    device,
    reset: async ({ hasFeatures } = { hasFeatures: true }) => {
      await context.setOffline(false);
      // At once: the worker would cache what the present page still asks.
      await Promise.all([faults.set('ok'), !hasFeatures && faults.set('404', { path: capabilityCall })]);
      device.free(page);
      // A page of the same origin without the app: everything that waited in the page is aborted.
      await page.goto('/favicon.svg');
      await clearDrafts(page);
      if (!hasFeatures) await clearLists(page);
      await page.goto('/#/dashboard');
      await expect(page.getByText(/^Welcome, /)).toBeVisible();
      await signInAgainIfAsked(page);
    },
    leave: async () => {
      await context.close();
      await faults.stop();
    },
  };
}

/** A former walk may have ended without a token: the app gets a new one, or asks. */
async function signInAgainIfAsked(page: Page): Promise<void> {
  const hasToken = () => page.evaluate(() => sessionStorage.getItem('accessToken') !== null);
  await expect.poll(async () => (await hasToken()) || (await signInDialog(page).isVisible())).toBe(true);
  if (!(await hasToken())) await signInAgain(page);
}

export async function expectSignInDialog(page: Page, isThere: boolean): Promise<void> {
  await expect(signInDialog(page)).toHaveCount(isThere ? 1 : 0);
}
