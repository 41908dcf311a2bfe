import { expect } from '@playwright/test';
import { expectConsole } from '../support/access/console.ts';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

// The worker's calls bypass the page's routes.
test.use(withoutWorker);

test.beforeEach(({ page }) => signIn(page));

test('a list that cannot be read shows the reason, and Retry reads it again', async ({ page }) => {
  expectConsole(/status of 500/);
  await page.route('**/api/v1/games?*', (route) =>
    route.fulfill({ status: 500, json: { status: false, message: 'The server had a problem' } }),
  );
  await page.goto('/#/games');
  await expect(page.getByText('This list could not be loaded')).toBeVisible();
  await expect(page.getByText('The server had a problem')).toBeVisible();
  await page.unroute('**/api/v1/games?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Games' })).toContainText('Apex Legends');
});

test('the categories are paged in the client, the query is in the address, and typing is preserved', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const rows = page.getByRole('table', { name: 'All categories' }).locator('tbody').getByRole('row');
  const name = page.getByLabel('Category Name');
  const many = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, name: `Category ${at + 1}` }));
  await page.route('**/api/v1/news/getCategory', (route) =>
    route.fulfill({ json: { status: true, message: 'Success', data: many } }),
  );
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/getCategory')) reads += 1;
  });
  await menu.getByRole('link', { name: 'Category' }).click();
  await expect(rows).toHaveCount(10);
  await typeLikeAPerson(name, 'Half typed');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/#\/category\?page=2$/);
  await expect(rows.first()).toContainText('Category 11');
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(rows).toHaveCount(50);
  // The address follows the rows. Back must not come between.
  await expect(page).toHaveURL(/perPage=50$/);
  await page.goBack();
  await expect(rows.first()).toContainText('Category 11');
  await expect(name).toHaveValue('Half typed');
  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'no such category');
  await expect(page.getByText('Nothing matches "no such category"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows).toHaveCount(10);
  expect(reads).toBe(1);

  await menu.getByRole('link', { name: 'Teams' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Half typed');
});

test('a list shows what an undo restored', async ({ page }) => {
  await page.goto('/#/games');
  const game = page.getByRole('row').filter({ hasText: 'Apex Legends' }).getByRole('switch');
  const isOn = await game.isChecked();
  await game.click();
  await expect(game).toBeChecked({ checked: !isOn });
  await page.getByRole('status', { name: 'Undo', exact: true }).getByRole('button', { name: 'Undo' }).click();
  await expect(game).toBeChecked({ checked: isOn });
});
