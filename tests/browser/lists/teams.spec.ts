import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Teams' })
    .getByRole('row')
    .filter({ has: page.getByRole('switch') });

test.beforeEach(async ({ page }) => {
  await page.goto('/#/teams');
  await expect(rows(page)).toHaveCount(10);
});

test('pages, page sizes and searches are in the address, and Back returns to each', async ({ page }) => {
  const first = (await rows(page).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/#\/teams\?page=2$/);
  await expect(rows(page).first()).not.toHaveText(first);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(page).toHaveURL(/#\/teams\?perPage=25$/);
  await expect(rows(page)).toHaveCount(25);
  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'soul');
  await expect(page).toHaveURL(/search=soul/);
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/#\/teams\?page=2$/);
  await expect(rows(page)).toHaveCount(10);
  await page.goBack();
  await expect(rows(page).first()).toHaveText(first);
});

test('an address edited to a page past the end leads to the last page', async ({ page }) => {
  await page.goto('/#/teams?page=4000');
  await expect(page).toHaveURL(/#\/teams\?page=\d{1,2}$/);
  await expect(rows(page)).not.toHaveCount(0);
});

test('leaving unsaved changes asks first: Back, a changed hash, a link', async ({ page }) => {
  await rows(page).first().getByRole('link').click();
  const name = page.getByLabel('Full Name');
  await typeLikeAPerson(name, 'Something typed');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.goBack();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Something typed');

  await goTo(page, '/games');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/#\/teams\/edit\/\d+$/);
  await expect(name).toHaveValue('Something typed');

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Players' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});
