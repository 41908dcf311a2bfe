import { expect, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { signIn, waitForWorker } from '../support/app.ts';
import { setConnection } from '../support/network/check-requests.ts';
import { test } from '../support/test.ts';

/** The pages of the teams that were asked for, and the records. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/teams') calls.push(`page ${searchParams.get('page')}`);
    const [, id] = /^\/api\/v1\/teams\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) calls.push(`record ${id}`);
  });
  return calls;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next page' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous page' });
const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);
const range = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

async function openTeams(page: Page, connection: object): Promise<string[]> {
  await page.addInitScript(setConnection, connection);
  await signIn(page);
  // The calls of a list that was read before are repeated through the worker, which caches them.
  await waitForWorker(page);
  await page.mouse.move(0, 0);
  const calls = callsOf(page);
  await page.goto('/#/teams');
  await expect(page.getByRole('table').getByRole('switch')).toHaveCount(10);
  return calls;
}

test('an idle list prefetches its neighbours; they and visited pages show without waiting for a call', async ({
  page,
}) => {
  const calls = await openTeams(page, { effectiveType: '4g', saveData: false });
  await expect.poll(() => calls).toEqual(['page 1', 'page 2']);
  const before = await firstRow(page).textContent();
  // From here on no call is answered.
  await page.route('**/api/v1/teams?*', () => undefined);
  await next(page).click();
  await range(page, '11–20 of');
  expect(await firstRow(page).textContent()).not.toBe(before);
  await expect(page).toHaveURL(/#\/teams\?page=2$/);
  await previous(page).click();
  await range(page, '1–10 of');
  expect(await firstRow(page).textContent()).toBe(before);
});

test('a record is prefetched when the pointer rests on its row, and opened without another call', async ({ page }) => {
  const calls = await openTeams(page, { effectiveType: '4g', saveData: false });
  await expect.poll(() => calls).toContain('page 2');
  // A used page allows another call, once no other is in flight.
  const third = page.waitForResponse(/\/teams\?.*page=3/);
  await next(page).click();
  await third;
  const link = await firstRow(page).getByRole('link').first().getAttribute('href');
  const record = `record ${/\d+$/.exec(link ?? '')?.[0]}`;
  await firstRow(page).locator('td').nth(2).hover();
  await expect.poll(() => calls).toContain(record);
  await firstRow(page).locator('td').nth(2).click();
  await expect(page.getByRole('textbox', { name: 'Full Name', exact: true })).toBeEditable();
  expect(calls.filter((call) => call === record)).toHaveLength(1);
});

test('nothing is prefetched when the user saves data', async ({ page }) => {
  const calls = await openTeams(page, { effectiveType: '4g', saveData: true });
  await firstRow(page).hover();
  await letTimePass(2000);
  expect(calls).toEqual(['page 1']);
});

test('presses in the same frame end at the last page asked for', async ({ page }) => {
  const calls = await openTeams(page, { effectiveType: '4g', saveData: true });
  await next(page).click();
  await range(page, '11–20 of');
  await previous(page).click();
  await range(page, '1–10 of');
  await expect(page).toHaveURL(/#\/teams$/);
  calls.length = 0;
  await next(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    // React renders in a microtask, before the next frame.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    document.querySelector<HTMLButtonElement>('button[aria-label^="Previous page"]')?.click();
  });
  await letTimePass(2000);
  await range(page, '1–10 of');
  await expect(page).toHaveURL(/#\/teams$/);
  // One call for each press.
  expect(calls.length).toBeLessThanOrEqual(2);
});
