import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true });
const names = (page: Page) => page.locator('td[data-primary] a').allInnerTexts();
const heads = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).slice(1, -1);

/** A search in another order, with fewer columns, shown as compact rows. */
const changed = '/#/teams?search=esports&order=-name&columns=name.game_id&density=compact';

test('a copied link shows the same rows, columns and order in another browser, and can be saved there', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  // The server's headers forbid reading the clipboard, so the page notes what it copies.
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (copied) => {
      window.name = copied;
      return write(copied);
    };
  });
  await signIn(page);
  await page.goto(`${changed}&status=1`);
  await button(page, 'Save view').click();
  await typeLikeAPerson(page.getByRole('dialog').getByRole('textbox'), 'Ours & theirs');
  await page.keyboard.press('Enter');
  await expect(view(page, 'Ours & theirs')).toHaveAttribute('aria-current', 'page');
  await button(page, 'Actions for Ours & theirs').click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => window.name);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  await other.evaluate(() =>
    localStorage.setItem('listLayouts', '{"teams":{"order":["status"],"hidden":["game_id"]}}'),
  );
  await other.goto(link);
  await other.reload();
  await expect.poll(() => heads(other)).toEqual(['Name', 'Game']);
  expect(await names(other)).toEqual(await names(page));
  expect(
    await other
      .getByRole('row')
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().height),
  ).toBeLessThan(40);
  await expect(view(other, 'Ours & theirs')).toHaveAttribute('aria-current', 'page');
  await button(other, 'Save view').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(button(other, 'Save view')).toHaveCount(0);
  await expect(button(other, 'Actions for Ours & theirs')).toBeVisible();
  await context.close();
});
