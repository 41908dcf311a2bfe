import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test, withFaults } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

/** The paths of the app's files in all caches, sorted. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys())
        .filter((name) => name.startsWith('matchdesk shell'))
        .map(async (name) => await (await caches.open(name)).keys()),
    );
    return caught
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted();
  });

/** Removes the files whose path matches, as a browser does when storage is short. Resolves with their number. */
const evict = (page: Page, path: RegExp) =>
  page.evaluate(async (source) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new RegExp(source).test(new URL(request.url).pathname) && (await cache.delete(request))) count += 1;
      }
    }
    return count;
  }, path.source);

const startsOffline = (page: Page) => page.getByText(/^The app can start offline on this device\. Ready since /);
const cannotStart = (page: Page) => page.getByText(/^The app cannot start offline on this device\./);

/** From its next navigation on. Chromium's headless mode saves data by itself. */
const saveData = (page: Page, isOn: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });
  }, isOn);

// No repair runs while a test removes files.
test.beforeEach(async ({ page }) => {
  await saveData(page, true);
  await openDashboard(page);
});

test(
  'a device whose caches were emptied starts offline after one launch with a connection',
  eachCommit,
  async ({ page, faults }) => {
    const files = await cached(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await saveData(page, false);
    await page.reload();
    await expect.poll(() => cached(page)).toEqual(files);
    await faults.set('killed');
    await page.goto('about:blank');
    await page.goto('/#/sync');
    await expect(startsOffline(page)).toBeVisible();
  },
);

test('a user who saves data sees that the app does not start offline; without that it is repaired', async ({
  page,
}) => {
  const files = await cached(page);
  await evict(page, /\.svg$|webmanifest$|history|publish/);
  await page.goto('/#/sync');
  await page.reload();
  await expect(cannotStart(page)).toBeVisible();
  expect(await cached(page)).not.toEqual(files);
  await saveData(page, false);
  await page.reload();
  await expect(startsOffline(page)).toBeVisible();
  expect(await cached(page)).toEqual(files);
});
