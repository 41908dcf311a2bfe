import { expect, type Page } from '@playwright/test';
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

test('a search without a match shows a message and can be cleared', async ({ page }) => {
  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'no such team');
  await expect(page.getByText('Nothing matches "no such team"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('an address edited to a page past the end leads to the last page', async ({ page }) => {
  await page.goto('/#/teams?page=4000');
  await expect(page).toHaveURL(/#\/teams\?page=\d{1,2}$/);
  await expect(rows(page)).not.toHaveCount(0);
});

test('the status switch calls the server, and the row shows the result', async ({ page }) => {
  // A demo record: rows that other tests leave first in the list may be inactive.
  await page.goto('/#/teams?search=team%20soul');
  const status = rows(page).first().getByRole('switch', { name: 'Team Soul is active' });
  await expect(status).toBeChecked();
  await status.click();
  await expect(status).not.toBeChecked();
  await page.reload();
  await expect(rows(page).first().getByRole('switch')).not.toBeChecked();
  await rows(page).first().getByRole('switch').click();
  await expect(rows(page).first().getByRole('switch')).toBeChecked();
});

test('create, find, edit and delete a team', async ({ page }) => {
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('heading', { name: 'Create Team' })).toBeVisible();
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Name', exact: true }), 'Night Shift');
  await typeLikeAPerson(page.getByLabel('Full Name'), 'Night Shift Esports');
  await typeLikeAPerson(page.getByRole('combobox', { name: 'Game' }), 'valor');
  await page.getByRole('option', { name: 'Valorant' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team created successfully')).toBeVisible();

  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'night shift');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('VALORANT');
  await rows(page).first().getByRole('link', { name: 'Night Shift' }).click();
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('VALORANT');
  await typeLikeAPerson(page.getByLabel('Full Name'), 'Night Shift India');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Team updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/search=night/);
  await expect(rows(page).first()).toContainText('Night Shift India');

  await page.getByRole('button', { name: 'Actions for Night Shift' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Night Shift?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Team deleted successfully')).toBeVisible();
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
});

test('Save shows the errors, focuses the first field and sends nothing', async ({ page }) => {
  await page.goto('/#/teams/create');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await typeLikeAPerson(page.getByLabel('Full Name'), 'x'.repeat(51));
  await page.getByRole('button', { name: 'Save' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
    'Please enter your Full Name with a maximum of 50 characters',
  );
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveAccessibleDescription('Game is required');
  await typeLikeAPerson(name, ' Soul');
  await expect(name).toHaveAccessibleDescription('The Name cannot include leading and trailing spaces');
  await typeLikeAPerson(name, 'x'.repeat(31));
  await expect(name).toHaveAccessibleDescription('Please enter your Name with a maximum of 30 characters');
  await typeLikeAPerson(name, 'Soul');
  await expect(name).toHaveAccessibleDescription('');
  expect(calls).toBe(0);
});

test("the server's error shows on its field, and no input is lost", async ({ page }) => {
  await page.route('**/api/v1/teams', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { status: false, message: 'Not saved', errors: [{ path: 'name', msg: 'Name is taken' }] },
        })
      : route.fallback(),
  );
  await page.goto('/#/teams/create');
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Name', exact: true }), 'Soul');
  await typeLikeAPerson(page.getByLabel('Full Name'), 'Team Soul');
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription('Name is taken');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Team Soul');
});

test('leaving unsaved changes asks first: Back, a changed hash, a link', async ({ page }) => {
  await rows(page).first().getByRole('link').click();
  const name = page.getByLabel('Full Name');
  await typeLikeAPerson(name, 'Something typed');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.goBack();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Something typed');

  await page.evaluate(() => {
    window.location.hash = '#/games';
  });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/#\/teams\/edit\/\d+$/);
  await expect(name).toHaveValue('Something typed');

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Players' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});
