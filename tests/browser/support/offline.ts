import { expect, type Page } from '@playwright/test';
import { signIn } from './app.ts';
import type { Profile } from './profile.ts';

/** Opens the app in a browser of its own, signs in, and waits until the worker answers for the page. */
export async function openAtHome(profile: Profile, url: string, who?: Parameters<typeof signIn>[1]): Promise<Page> {
  const page = await (await profile.launch()).newPage();
  await page.goto(`${url}/#/login`);
  await signIn(page, who);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Opens a list and waits for its rows. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `/${path}`);
  await expect(page.getByRole('switch').first()).toBeVisible();
}

/** Everything that this device keeps, as text: databases, caches of answers, local and session storage. */
export function dumpDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        parts.push(name, store, reading.result);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      parts.push(
        name,
        (await cache.keys()).map(({ url }) => url),
      );
    }
    return JSON.stringify(parts);
  });
}
