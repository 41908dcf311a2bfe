import { expect, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

test.use({ ...withoutWorker, viewport: { width: 1024, height: 400 } });

const top = (page: Page) => page.evaluate(() => window.scrollY);
const rows = (page: Page) => page.locator('td[data-primary] a');

/** A list that is longer than its window, scrolled to its end by the user. */
async function scrollTeams(page: Page, least = 200): Promise<number> {
  await page.goto('/#/teams');
  await expect(rows(page)).toHaveCount(10);
  // The observer of scroll positions loads after the rows.
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 3000);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(end).toBeGreaterThan(least);
  await expect.poll(() => top(page)).toBe(end);
  return end;
}

test('a screen starts at its top, and Back restores the list’s scroll position', async ({ page }) => {
  await signIn(page);
  const place = await scrollTeams(page);
  await rows(page).last().click();
  await expect(page).toHaveURL(/#\/teams\/edit\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(/./);
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => top(page)).toBe(place);
});

test('another page of a list starts at its first row, and Back restores the previous page’s scroll position', async ({
  page,
}) => {
  await signIn(page);
  const place = await scrollTeams(page);
  const first = await rows(page).first().textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(rows(page).first()).toHaveText(first ?? '');
  await expect.poll(() => top(page)).toBe(place);
});

test('a pager that is pressed stays under the pointer, as far as the list is shown from its first row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page);
  await scrollTeams(page, 40);
  const next = page.getByRole('button', { name: 'Next' });
  const before = await next.boundingBox();
  for (const shown of [2, 3]) {
    await page.mouse.click((before?.x ?? 0) + 10, (before?.y ?? 0) + 10);
    await expect(page).toHaveURL(new RegExp(`page=${shown}`));
    await expect(rows(page)).toHaveCount(10);
    expect(await next.boundingBox()).toEqual(before);
  }
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
});

test('a link to the open page keeps its position', async ({ page }) => {
  await signIn(page);
  const position = await scrollTeams(page);
  // Playwright's own click would scroll to the link first.
  await page.getByRole('link', { name: 'Teams', exact: true }).evaluate((link: HTMLElement) => link.click());
  await letTimePass(500);
  expect(await top(page)).toBe(position);
});
