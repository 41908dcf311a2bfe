import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { dropdown } from '../support/flows/entity-form.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

// The worker's calls bypass the page's routes.
test.use(withoutWorker);

test.beforeEach(({ page }) => signIn(page));

test('a dropdown is at most 200 px high, filters 700 ms after the last keystroke and closes on an outside click', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/#/teams/create');
  await dropdown(page, 'Game').click();
  await expect(options(page).nth(10)).toBeAttached();
  const box = await page.getByRole('listbox').boundingBox();
  // The layout uses fractions of a pixel.
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(200);
  expect(box?.height).toBeGreaterThan(150);

  const all = await options(page).count();
  await page.clock.pauseAt(Date.now() + 60_000);
  await typeLikeAPerson(dropdown(page, 'Game'), 'valor');
  await page.clock.runFor(690);
  await expect(options(page)).toHaveCount(all);
  await page.clock.runFor(20);
  await expect(options(page)).toHaveCount(1);
  await typeLikeAPerson(dropdown(page, 'Game'), 'chess');
  await page.clock.runFor(710);
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('heading', { name: 'Create Team' }).click();
  await expect(page.getByText('No results found')).toBeHidden();
  await expect(dropdown(page, 'Game')).toHaveValue('');
});

test('an empty multi-select shows a message', async ({ page }) => {
  await page.route('**/api/v1/bgmi/teamsBgmiGroup', (route) =>
    route.fulfill({ json: { status: true, message: 'Success', data: [] } }),
  );
  await page.goto('/#/bgmiGroup/create');
  await dropdown(page, 'Teams').click();
  await expect(page.getByText('No record found')).toBeVisible();
});
