import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { applyAppearance, looks } from '../support/access/appearances.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectFooterBelowContent, expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { showProfile } from '../support/flows/profile-screen.ts';
import { checkRequests } from '../support/network/check-requests.ts';
import { test as base, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

interface Fixtures {
  /** Signs the user in with another browser. Resolves to its window on the dashboard. */
  readonly signInElsewhere: () => Promise<Page>;
}

const test = base.extend<Fixtures>({
  signInElsewhere: async ({ browser, user }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await checkRequests(context);
      const page = await context.newPage();
      await signIn(page, user);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

const section = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });
const rows = (page: Page) => section(page).getByRole('listitem');
const expired = (page: Page) => page.getByRole('dialog', { name: 'Session expired. Log in again.' });

/** Reads the profile from the server. */
async function makeCall(page: Page): Promise<void> {
  await page.goto('/#/profile');
}

test('a device is logged out by keyboard, and has to log in again at its next call', async ({
  page,
  user,
  signInElsewhere,
}) => {
  const other = await signInElsewhere();
  await signIn(page, user);
  await showProfile(page);
  await expect(rows(page)).toHaveCount(2);
  const [own, first] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(own).toContainText('This device');
  await expect(own).toContainText(/Chrome on \w+/);
  await expect(own).toContainText(/Last used \d+ \w{3,} \d{4}, \d\d:\d\d/);
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  const button = first.getByRole('button', { name: /^Log out Chrome on/ });
  await expect(button).toHaveAccessibleDescription(/Last used/);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /^Log out Chrome on \w+\?$/ });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Device logged out successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(section(page).getByRole('list')).toBeFocused();

  await makeCall(other);
  await expect(expired(other)).toBeVisible();
});

test('a changed password logs out the other devices, and the list shows it', async ({
  page,
  user,
  signInElsewhere,
}) => {
  const other = await signInElsewhere();
  await signIn(page, user);
  await showProfile(page);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await typeLikeAPerson(dialog.getByLabel('Old Password'), user.password);
  await typeLikeAPerson(dialog.getByLabel('New Password'), 'Second@1234');
  await typeLikeAPerson(dialog.getByLabel('Confirm Password'), 'Second@1234');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toHaveCount(1);
  await makeCall(other);
  await expect(expired(other)).toBeVisible();
});

test.describe('without a worker', () => {
  // A call that the worker handles bypasses the test's route.
  test.use(withoutWorker);

  test('a server without the feature shows no list and gets no call', async ({ page, user }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/users/sessions')) calls += 1;
    });
    const json = { status: true, message: 'Success', data: { maxPageSize: 100, filters: {} } };
    await page.route('**/api/v1/capabilities', (route) => route.fulfill({ json }));
    await signIn(page, user);
    await showProfile(page);
    await expect(page.getByLabel('First Name')).toHaveValue('Asha');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(section(page)).toHaveCount(0);
    expect(calls).toBe(0);
  });
});

for (const look of looks.filter(({ name }) =>
  /phone, light, en|phone, dark, hi|tablet, dark, en|laptop, light, hi/.test(name),
)) {
  test(`the list and its question fit the screen: ${look.name}`, async ({ page, user, signInElsewhere }) => {
    await signInElsewhere();
    await applyAppearance(page, look);
    await signIn(page, user);
    await page.goto('/#/profile');
    const list = page.getByRole('main').getByRole('list').last();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectFooterBelowContent(page);
    await expectNoClippedText(page);
    await expectAccessible(page);
    await list.getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoClippedText(page);
    await expectAccessible(page);
  });
}
