import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll, signIn, waitForWorker } from '../support/app.ts';
import { mobile, openProfile, save } from '../support/flows/profile-screen.ts';
import { test, withOwnAddress } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withOwnAddress);

test('each rule of section 5 shows its error on its field, and nothing is sent', async ({ page, user, faults }) => {
  await openProfile(page, user);
  faults.forget();
  await typeLikeAPerson(page.getByLabel('Last Name'), '');
  await typeLikeAPerson(page.getByLabel('First Name'), '');
  await typeLikeAPerson(mobile(page), '12345');
  await save(page).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('First Name is required');
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is required');
  await expect(mobile(page)).toHaveAccessibleDescription('Please enter a valid 10 digits Mobile Number');
  expect(faults.log().filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('the profile of an app that is launched offline shows that it needs a connection', async ({
  page,
  user,
  context,
}) => {
  await signIn(page, user);
  await waitForWorker(page);
  // The device has stored the user, but no token.
  const relaunched = await context.newPage();
  await context.setOffline(true);
  await relaunched.goto('/#/profile');
  const notice = relaunched.getByText('Your profile needs a connection');
  await expect(notice).toBeVisible();
  await expect(relaunched.getByText('You are offline. Your profile is not available offline.')).toBeVisible();
  await expect(relaunched.getByRole('dialog')).toBeHidden();
  await expectNoSidewaysScroll(relaunched);
  await expectAccessible(relaunched);
  await relaunched.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await typeLikeAPerson(relaunched.getByRole('dialog').getByLabel('Password', { exact: true }), user.password);
  await relaunched.keyboard.press('Enter');
  await expect(relaunched.getByLabel('First Name')).toHaveValue('Asha');
});

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
  await typeLikeAPerson(page.getByLabel('First Name'), 'Ira');
  await context.setOffline(false);
  await expect(change).toBeEnabled();
  await save(page).click();
  await expect(page.getByText('Welcome, Ira')).toBeVisible();
});
