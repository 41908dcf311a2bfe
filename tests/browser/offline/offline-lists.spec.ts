import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { signIn, signInAgain, signInDialog } from '../support/app.ts';
import { openDashboard, openList, signInWithWorker } from '../support/network/offline.ts';
import { holdWorkerTimeout } from '../support/network/worker-timeout.ts';
import { readAllStorage } from '../support/storage/read-all-storage.ts';
import { signedIn, test, visitor, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const rows = (page: Page) => page.getByRole('switch');
const age = (page: Page) => page.getByText(/^Offline copy, /);

/** The names in the first column. */
const names = (page: Page) => page.getByRole('row').getByRole('link').allTextContents();

test(
  'a page that is not cached shows no other page, and the pager shows which pages are cached',
  eachCommit,
  async ({ faults, page }) => {
    await openDashboard(page);
    await openList(page, 'teams');
    const first = await names(page);
    await faults.set('killed');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('This page is not available offline')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Last page, not available offline' })).toBeVisible();
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await expect.poll(() => names(page)).toEqual(first);
    await expect(page.getByRole('button', { name: 'Next page, not available offline' })).toBeVisible();
  },
);

test('an offline search searches the cached rows, and shows that', eachCommit, async ({ faults, page }) => {
  await openDashboard(page);
  await openList(page, 'teams');
  const [term = ''] = await names(page);
  await faults.set('killed');
  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), term.toUpperCase());
  await expect(page.getByText(/^Searching 10 of \d+ offline$/)).toBeVisible();
  expect(await names(page)).toContain(term);
});

test('newer rows wait for a press when rows have moved', eachCommit, async ({ faults, page, server }) => {
  await openDashboard(page);
  await openList(page, 'teams');
  const cached = await names(page);
  // On a busy device it would expire before the response is released.
  await holdWorkerTimeout(page.context());
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  await page.goto('/#/dashboard');
  const name = `Late ${String(Date.now())}`;
  const created = await page.request.post(`${server.url}/api/v1/teams`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
    multipart: { name, full_name: name, country: '1', game_id: '18', status: '1' },
  });
  expect(await created.json()).toMatchObject({ status: true });
  await faults.set('held', { path: /^\/api\/v1\/teams\?/ });
  await openList(page, 'teams');
  // Rows in use are not replaced. Without this, they are within the first second.
  await rows(page).first().focus();
  expect(await names(page)).toEqual(cached);
  faults.release();
  await expect(page.getByRole('button', { name: 'Updated. Show' })).toBeVisible();
  expect(await names(page)).toEqual(cached);
  await page.getByRole('button', { name: 'Updated. Show' }).click();
  await expect.poll(() => names(page)).toContain(name);
  await expect(page.getByText('Updated just now')).toBeVisible();
});

test('a captive portal’s page never reaches a list or the cache', eachCommit, async ({ faults, page }) => {
  await openDashboard(page);
  await openList(page, 'teams');
  await faults.set('portal');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(age(page)).toBeVisible();
  await page.goto('/#/games');
  await expect(page.getByText('This page is not available offline')).toBeVisible();
  const device = await readAllStorage(page);
  expect(device).toContain('/api/v1/teams?');
  expect(device).not.toContain('/api/v1/games?');
});

test('after three seconds without a response the cached page is shown', eachCommit, async ({ faults, page }) => {
  await openDashboard(page);
  await openList(page, 'teams');
  await faults.set('hang', { path: /^\/api\/v1\/teams\?/ });
  await page.reload();
  await expect(rows(page).first()).toBeVisible({ timeout: 10_000 });
  await expect(age(page)).toBeVisible();
});

test('a page that was left while it was loading is requested again at once', async ({ faults, page }) => {
  await openDashboard(page);
  await faults.set('hang', { path: /^\/api\/v1\/teams\?/ });
  // First pages are prefetched some seconds after the sign-in, this one is not.
  await page.goto('/#/teams?page=3');
  const asked = () => faults.count({ path: /^\/api\/v1\/teams\?page=3&/ });
  await expect.poll(asked).toBe(1);
  await page.goto('/#/games');
  await expect(rows(page).first()).toBeVisible();
  await faults.set('ok');
  await page.goto('/#/teams?page=3');
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  expect(asked()).toBe(2);
});

test.describe('on a device that nobody has used', () => {
  test.use(visitor);

  test(
    'server killed, browser reopened: the app starts on its dashboard, and cached lists open with their age',
    eachCommit,
    async ({ faults, profile }) => {
      const first = await (await profile.launch()).newPage();
      await signInWithWorker(first);
      await openList(first, 'teams');
      const before = await names(first);
      await faults.set('killed');

      const page = await (await profile.launch()).newPage();
      await page.goto('/#/dashboard');
      await expect(page.getByText('Welcome, Demo')).toBeVisible();
      await expect(page.getByText('You are offline. Lists show offline copies.')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await openList(page, 'teams');
      expect(await names(page)).toEqual(before);
      await expect(age(page)).toBeVisible();

      await page.goto('/#/games');
      await expect(page.getByText('This page is not available offline')).toBeVisible();

      // The server is back: the same user signs in and continues.
      await faults.set('ok');
      await expect(signInDialog(page)).toBeVisible({ timeout: 40_000 });
      await signInAgain(page);
      await expect(rows(page).first()).toBeVisible();
    },
  );

  test('a list that was opened before the worker started is cached too', async ({ faults, page }) => {
    await faults.set('slow', { path: /^\/sw\.js/, milliseconds: 8000 });
    await signIn(page);
    await openList(page, 'games');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect.poll(() => readAllStorage(page), { timeout: 30_000 }).toContain('/api/v1/games?');
  });

  test('full storage: nothing is cached, and lists open as usual', eachCommit, async ({ faults, page }) => {
    await signInWithWorker(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: faults.url, quotaSize: 1 });
    await openList(page, 'teams');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^11–20 of /)).toBeVisible();
    await expect(page.getByText('Updated just now')).toBeVisible();
  });
});
