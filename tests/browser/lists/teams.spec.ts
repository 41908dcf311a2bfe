import { expect, type Page } from '@playwright/test';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Teams' })
    .getByRole('row')
    .filter({ has: page.getByRole('switch') });

test('pages, page sizes and searches are in the address, and Back returns to each', async ({ page }) => {
  await page.goto('/#/teams');
  await expect(rows(page)).toHaveCount(10);
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
