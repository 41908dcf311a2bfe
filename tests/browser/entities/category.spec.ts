import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const rows = (page: Page) => page.getByRole('table', { name: 'All categories' }).locator('tbody').getByRole('row');
const idOf = (page: Page, row: number) => page.getByLabel('Category Id').nth(row);
const nameOf = (page: Page, row: number) => page.getByLabel('Category Name').nth(row);

test.beforeEach(async ({ page }) => {
  await page.goto('/#/dashboard');
  await menu(page).getByRole('link', { name: 'Category' }).click();
  await expect(page.getByRole('heading', { name: 'Category', exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('one call adds several categories; the list finds them, and the rows are empty again', async ({ page }) => {
  await typeLikeAPerson(idOf(page, 0), '9x01');
  await expect(idOf(page, 0)).toHaveValue('901');
  await typeLikeAPerson(nameOf(page, 0), 'Mobile Esports');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(idOf(page, 1)).toBeFocused();
  await page.keyboard.type('902');
  await typeLikeAPerson(nameOf(page, 1), 'Pokémon Unite');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Categories created successfully')).toBeVisible();
  expect(calls).toBe(1);
  await expect(page.getByLabel('Category Id')).toHaveCount(1);
  await expect(idOf(page, 0)).toHaveValue('');
  await expect(idOf(page, 0)).toBeFocused();

  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'pokemon');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Pokémon Unite');
  await expect(page).toHaveURL(/#\/category\?search=pokemon$/);
});

test('Save shows the errors and sends nothing; a taken id is an error in its row', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(idOf(page, 0)).toBeFocused();
  await expect(idOf(page, 0)).toHaveAccessibleDescription('Category Id is required');
  await expect(nameOf(page, 0)).toHaveAccessibleDescription('Category Name is required');
  expect(calls).toBe(0);

  const taken = await rows(page).first().getByRole('cell').first().textContent();
  await typeLikeAPerson(idOf(page, 0), '905');
  await typeLikeAPerson(nameOf(page, 0), 'Card games');
  await page.getByRole('button', { name: 'Add category' }).click();
  await typeLikeAPerson(idOf(page, 1), taken ?? '');
  await typeLikeAPerson(nameOf(page, 1), 'Taken');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(idOf(page, 1)).toHaveAccessibleDescription(`There is already a category with the id ${taken}`);
  await expect(idOf(page, 1)).toBeFocused();
  await expect(nameOf(page, 0)).toHaveValue('Card games');
});

test('there are no create or edit routes', async ({ page }) => {
  for (const path of ['/category/create', '/category/edit/1', '/sync/create']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});

test('the screen is accessible and fits a phone, in both languages', async ({ page }) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'श्रेणी', exact: true })).toBeVisible();
  await expect(page.getByLabel('श्रेणी आईडी')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
