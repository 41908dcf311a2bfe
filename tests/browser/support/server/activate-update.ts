import { expect, type Page } from '@playwright/test';

/** Activates the version that waits, as a launch does when it asks nobody. Resolves when its activation has started. */
export async function activateUpdate(page: Page): Promise<void> {
  await expect(async () => {
    await stopWorkers(page);
    await page.evaluate(skipWaiting);
    await expect.poll(() => page.evaluate(isNothingWaiting), { timeout: 1000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/**
 * Stops the workers. A request at the moment of an update restarts the previous worker, and Chromium waits for its end.
 * The browser stops idle workers, but never while a debugger is attached, as here.
 */
async function stopWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

/** Runs in the page. */
async function skipWaiting(): Promise<void> {
  (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Runs in the page. */
async function isNothingWaiting(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting === null;
}

/** The version of a page; queried again on every check, because the page may be about to reload. */
export const versionIn = (page: Page) => page.locator('meta[name=version]');

/** Waits until the page has reloaded itself with this version, which may take half a minute to install. */
export async function expectVersion(page: Page, version: string): Promise<void> {
  await expect(async () => {
    try {
      await expect(versionIn(page)).toHaveAttribute('content', version, { timeout: 10_000 });
    } catch (error) {
      // Stopping a worker that installs would end its installation.
      if (!(await page.evaluate(isNothingWaiting))) await stopWorkers(page);
      throw error;
    }
  }).toPass({ timeout: 120_000 });
}
