import { expect, type Page } from '@playwright/test';

/** Activates the version that waits, as a launch does when it asks nobody. Resolves when its activation has started. */
export async function activateUpdate(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await expect(async () => {
    // A request at the moment of the update restarts the previous worker, and Chromium waits for its end. The browser
    // stops idle workers, but never while a debugger is attached, as here.
    await devTools.send('ServiceWorker.stopAllWorkers');
    await page.evaluate(skipWaiting);
    await expect.poll(() => page.evaluate(isNothingWaiting), { timeout: 1000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
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
