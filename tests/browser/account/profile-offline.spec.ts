import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { applyAppearance, looks } from '../support/access/appearances.ts';
import { expectNoSidewaysScroll, signIn, waitForWorker } from '../support/app.ts';
import { openProfile, save } from '../support/flows/profile-screen.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { test, withOwnAddress } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withOwnAddress);

const words = {
  en: { title: 'Your profile needs a connection', why: 'You are offline. Your profile is not available offline.' },
  hi: {
    title: 'आपकी प्रोफ़ाइल के लिए कनेक्शन ज़रूरी है',
    why: 'आप ऑफ़लाइन हैं. आपकी प्रोफ़ाइल ऑफ़लाइन उपलब्ध नहीं है.',
  },
} as const;

for (const look of looks.filter(({ name }) => /laptop, light, en|phone, dark, hi/.test(name))) {
  test(`the profile opened offline shows that it needs a connection: ${look.name}`, async ({ page, user, context }) => {
    await signIn(page, user);
    await waitForWorker(page);
    // Like a launch of the app: the device has stored the user, but no token.
    const relaunched = await context.newPage();
    await applyAppearance(relaunched, look);
    await context.setOffline(true);
    await relaunched.goto('/#/profile');
    const { title, why } = words[look.language];
    await expect(relaunched.getByText(title)).toBeVisible();
    await expect(relaunched.getByText(why)).toBeVisible();
    await expect(relaunched.getByRole('dialog')).toBeHidden();
    await expectNoSidewaysScroll(relaunched);
    await expectAccessible(relaunched);

    const retryName = look.language === 'en' ? 'Retry' : 'फिर से कोशिश करें';
    const retry = relaunched.getByRole('main').getByRole('button', { name: retryName });
    await retry.click();
    await expect(relaunched.getByText(title)).toBeVisible();
    await context.setOffline(false);
    await typeLikeAPerson(relaunched.locator('dialog[open] input[autocomplete=current-password]'), user.password);
    await relaunched.keyboard.press('Enter');
    await expect(relaunched.locator('input[autocomplete=given-name]')).toHaveValue('Asha');
  });
}

test('offline, Change Password is disabled with a reason; the other fields are editable', async ({
  page,
  user,
  context,
}) => {
  await openProfile(page, user);
  const change = page.getByRole('button', { name: 'Change Password' });
  await context.setOffline(true);
  await expect(change).toBeDisabled();
  await expect(change).toHaveAccessibleDescription('You are offline. This needs a connection.');
  await expectAccessible(page);
  await typeLikeAPerson(page.getByLabel('First Name'), 'Ira');
  await context.setOffline(false);
  await expect(change).toBeEnabled();
  await save(page).click();
  await expect(page.getByText('Welcome, Ira')).toBeVisible();
});

test('Ctrl+S under a dialog saves nothing', async ({ page, user, faults }) => {
  await openProfile(page, user);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('Old Password')).toBeFocused();
  await page.keyboard.press('Control+s');
  await letTimePass(page, 500);
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  expect(faults.count({ path: /updateprofile/ })).toBe(0);
});
