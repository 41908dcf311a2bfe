import { expect, type Page } from '@playwright/test';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const trending = (page: Page) => page.getByRole('form', { name: 'Trending news notification' });
const custom = (page: Page) => page.getByRole('form', { name: 'Custom notification' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Send this notification?' });

/** The addresses of the two calls that were made. */
function sends(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('Notification')) asked.push(`${request.method()} ${pathname.split('/').at(-1)}${search}`);
  });
  return asked;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/#/dashboard');
  await menu(page).getByRole('link', { name: 'Sync & Notification' }).click();
  await expect(page.getByRole('heading', { name: 'Sync & Notification' })).toBeVisible();
});

test("the server's error shows on its field, which gets the focus", async ({ page }) => {
  // The reference server has no error that the form does not find first; another server may.
  const msg = 'There is no such news';
  const refusal = { status: false, message: msg, errors: [{ path: 'id', msg }] };
  await page.route('**/sendTrandingNewsNotification?*', (route) => route.fulfill({ status: 422, json: refusal }));
  await typeLikeAPerson(trending(page).getByLabel('Message'), 'Finals tonight');
  await typeLikeAPerson(trending(page).getByLabel('News Id'), '7');
  await trending(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('button', { name: 'Send now' }).click();
  await expect(trending(page).getByLabel('News Id')).toHaveAccessibleDescription(msg);
  await expect(trending(page).getByLabel('News Id')).toBeFocused();
  await expect(trending(page).getByRole('alert')).toContainText('The notification was not sent');
});

test('a lost session sends nothing, and nothing is sent automatically after the sign-in', async ({ page }) => {
  const asked = sends(page);
  await page.route('**/refreshToken', (route) =>
    route.fulfill({ status: 401, json: { status: false, message: 'Please sign in again' } }),
  );
  await page.route('**/sendCustomNotification?*', (route) =>
    route.fulfill({ status: 401, json: { status: false, message: 'Please sign in' } }),
  );
  await typeLikeAPerson(custom(page).getByLabel('Title'), 'Squads are out');
  await custom(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('button', { name: 'Send now' }).click();
  await typeLikeAPerson(page.locator('dialog input[autocomplete=current-password]'), 'Admin@1234');
  await page.unroute('**/sendCustomNotification?*');
  await page.locator('dialog button[type=submit]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(custom(page)).toContainText('because your session expired');
  await expect(custom(page).getByLabel('Title')).toHaveValue('Squads are out');
  expect(asked).toHaveLength(1);
  await custom(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('button', { name: 'Send now' }).click();
  await expect(custom(page)).toContainText('Sent: Squads are out');
  expect(asked).toHaveLength(2);
});

test('leaving asks once while either form has input', async ({ page }) => {
  await typeLikeAPerson(trending(page).getByLabel('Message'), 'Finals');
  await typeLikeAPerson(custom(page).getByLabel('Title'), 'Squads');
  await menu(page).getByRole('link', { name: 'Teams' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(custom(page).getByLabel('Title')).toHaveValue('Squads');
  await menu(page).getByRole('link', { name: 'Teams' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible();
});
