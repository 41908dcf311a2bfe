import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { signIn, waitForWorker } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

// Counts do not depend on the machine, as times do.

/** What the pages and the worker of a browser request from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Waits until the code of daily work has arrived and nothing more is requested. */
async function untilIdle(page: Page, asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.some((url) => /\/point-table-[^/]*\.js$/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
}

test('the build has few files', eachCommit, async () => {
  const files = await readdir(resolve(import.meta.dirname, '../../../dist/assets'));
  expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(40);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeLessThanOrEqual(20);
});

test('a first visit needs few requests until the app is ready offline', eachCommit, async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/#/login');
  await waitForWorker(page);
  expect(asked.length).toBeLessThanOrEqual(60);
});

test.describe('without the worker, whose requests would count twice,', () => {
  test.use(withoutWorker);

  test('a list needs few requests until its rows, and until it is idle', eachCommit, async ({ page }) => {
    await signIn(page);
    await page.waitForLoadState('networkidle');
    const asked = requestsOf(page);
    await page.goto('about:blank');
    let untilRows = 0;
    // Responds with the rows when everything that they need has been requested.
    await page.route('**/api/v1/teams?*', async (route) => {
      untilRows = asked.length;
      await route.continue();
    });
    await page.goto('/#/teams');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(untilRows).toBeLessThanOrEqual(6);
    await untilIdle(page, asked);
    expect(asked.length).toBeLessThanOrEqual(16);
  });
});
