import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
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

test('the trending news notification is shown, confirmed and sent once', async ({ page }) => {
  const asked = sends(page);
  await typeLikeAPerson(trending(page).getByLabel('Message'), 'Finals tonight & more');
  await typeLikeAPerson(trending(page).getByLabel('News Id'), '41');
  await trending(page).getByRole('button', { name: 'Send' }).click();
  await expect(question(page)).toContainText('Finals tonight & more');
  await expect(question(page)).toContainText('41');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(asked).toEqual([]);
  await question(page).getByRole('button', { name: 'Send now' }).dblclick();
  await expect(page.getByText('Notification sent successfully')).toBeVisible();
  await expect(trending(page)).toContainText('Sent: Finals tonight & more');
  await expect(trending(page).getByLabel('Message')).toHaveValue('');
  expect(asked).toEqual(['GET sendTrandingNewsNotification?message=Finals%20tonight%20%26%20more&id=41']);
});

test('the custom notification is sent without empty addresses; Cancel sends nothing', async ({ page }) => {
  const asked = sends(page);
  await typeLikeAPerson(custom(page).getByLabel('Title'), 'Squads are out');
  await typeLikeAPerson(custom(page).getByLabel('Redirect URL'), 'https://example.com/squads?a=1');
  await custom(page).getByLabel('Redirect URL').press('Enter');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(custom(page).getByLabel('Title')).toHaveValue('Squads are out');
  await custom(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('button', { name: 'Send now' }).click();
  await expect(custom(page)).toContainText('Sent: Squads are out');
  expect(asked).toEqual([
    'GET sendCustomNotification?title=Squads%20are%20out&redirectUrl=https%3A%2F%2Fexample.com%2Fsquads%3Fa%3D1',
  ]);
});

test('Send shows the errors and does not ask for confirmation', async ({ page }) => {
  await trending(page).getByRole('button', { name: 'Send' }).click();
  await expect(trending(page).getByLabel('Message')).toBeFocused();
  await expect(trending(page).getByLabel('Message')).toHaveAccessibleDescription('Message is required');
  await expect(trending(page).getByLabel('News Id')).toHaveAccessibleDescription('News Id is required');
  await typeLikeAPerson(trending(page).getByLabel('News Id'), '0');
  await expect(trending(page).getByLabel('News Id')).toHaveAccessibleDescription(/^Please enter a whole number from 1/);
  await typeLikeAPerson(custom(page).getByLabel('Image URL'), 'picture');
  await typeLikeAPerson(custom(page).getByLabel('Redirect URL'), 'javascript:alert(1)');
  await custom(page).getByRole('button', { name: 'Send' }).click();
  await expect(custom(page).getByLabel('Title')).toBeFocused();
  await expect(custom(page).getByLabel('Title')).toHaveAccessibleDescription('Title is required');
  await expect(custom(page).getByLabel('Image URL')).toHaveAccessibleDescription('Invalid URL format');
  await expect(custom(page).getByLabel('Redirect URL')).toHaveAccessibleDescription('Invalid URL format');
  await expect(question(page)).toBeHidden();
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

test('a lost response is shown as unknown, and nothing is sent again automatically', async ({ page, context }) => {
  const asked = sends(page);
  await page.route('**/sendCustomNotification?*', (route) => route.abort('connectionreset'));
  await typeLikeAPerson(custom(page).getByLabel('Title'), 'Squads are out');
  await custom(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('button', { name: 'Send now' }).click();
  await expect(custom(page)).toContainText('The notification may have been sent.');
  await expect(custom(page).getByLabel('Title')).toHaveValue('Squads are out');
  await context.setOffline(true);
  const send = custom(page).getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/You are offline/);
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  expect(asked).toHaveLength(1);
  await send.click();
  await expect(question(page)).toContainText('It may have been sent already.');
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

test('the screen is accessible and fits a phone, also with the dialog and in Hindi', async ({ page }) => {
  await trending(page).getByRole('button', { name: 'Send' }).click();
  await expectAccessible(page);
  await typeLikeAPerson(custom(page).getByLabel('Title'), 'Squads are out');
  await custom(page).getByRole('button', { name: 'Send' }).click();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await typeLikeAPerson(custom(page).getByLabel('Title'), '');
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await page.getByRole('form', { name: 'अपनी सूचना' }).getByRole('button', { name: 'भेजें' }).click();
  await expect(page.getByLabel('शीर्षक')).toHaveAccessibleDescription('शीर्षक ज़रूरी है');
  await expectAccessible(page);
});
