import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, tabTo } from '../support/access/keyboard.ts';
import { expectTouchTargets } from '../support/access/touch-targets.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { onPhone, test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true });
const names = (page: Page) => page.locator('td[data-primary] a').allInnerTexts();
const heads = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).slice(1, -1);

/** A search in another order, with fewer columns, shown as compact rows. */
const changed = '/#/teams?search=esports&order=-name&columns=name.game_id&density=compact';

async function saveView(page: Page, name: string): Promise<void> {
  await pressByKey(page, button(page, 'Save view'));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(view(page, name)).toHaveAttribute('aria-current', 'page');
}

test('by keyboard alone: save a view, go to all rows and back, change it, find it after a reload, delete it', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await page.goto(changed);
  await saveView(page, 'Esports');
  await expect(view(page, 'Esports')).toBeFocused();
  await expect(page).toHaveURL(
    /#\/teams\?search=esports&view=Esports&columns=name\.game_id&order=-name&density=compact$/,
  );
  const shown = await names(page);
  await expectAccessible(page);

  await pressByKey(page, view(page, 'All'));
  await expect(page).toHaveURL(/#\/teams$/);
  await expect(view(page, 'All')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => heads(page)).toHaveLength(5);
  await pressByKey(page, view(page, 'Esports'));
  await expect.poll(() => heads(page)).toEqual(['Name', 'Game']);
  await expect.poll(() => names(page)).toEqual(shown);

  await expect(button(page, 'Update view')).toHaveCount(0);
  await pressByKey(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button'));
  await pressByKey(page, button(page, 'Update view'));
  await expect(page.getByText('Esports updated')).toBeVisible();
  await expect(view(page, 'Esports')).toBeFocused();

  await page.reload();
  await page.goto('/#/teams');
  await view(page, 'Esports').click();
  await expect(page).toHaveURL(/view=Esports&columns=name\.game_id&density=compact$/);

  await pressByKey(page, button(page, 'Actions for Esports'));
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/teams$/);
  await expect(views(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

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
  await saveView(page, 'Ours & theirs');
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

test.describe('on a phone, by touch', () => {
  test.use(onPhone);

  test('many views scroll sideways, with targets of 44 px', async ({ page }) => {
    await signIn(page);
    await page.goto('/#/teams?search=esports');
    for (const name of ['First of several', 'Second of several', 'Third of several']) {
      await page.goto(`/#/teams?search=${name.slice(0, 1)}`);
      await button(page, 'Save view').tap();
      await typeLikeAPerson(page.getByRole('dialog').getByRole('textbox'), name);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap();
      await expect(view(page, name)).toHaveAttribute('aria-current', 'page');
    }
    await expect(view(page, 'Third of several')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectTouchTargets(views(page).locator('a, button'));
    await view(page, 'First of several').tap();
    await expect(page).toHaveURL(/view=First/);
  });
});
