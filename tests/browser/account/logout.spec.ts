import { expect, type Page } from '@playwright/test';
import { logIn, logOut, signIn, waitForWorker } from '../support/app.ts';
import { test, withOwnAddress } from '../support/test.ts';

test.use(withOwnAddress);

const storageOf = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

test('Logout without a connection clears storage in every tab', async ({ page, user, context }) => {
  await signIn(page, user);
  await waitForWorker(page);
  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await expect(other.getByRole('dialog', { name: 'Welcome back. Log in to continue.' })).toBeVisible();
  await context.setOffline(true);
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/#\/login$/);
    await expect(tab.getByLabel('Email/Mobile No')).toBeVisible();
    expect(await storageOf(tab)).toEqual({ local: [], session: [] });
  }
  await page.goto('/#/profile');
  await expect(page).toHaveURL(/#\/login$/);
  await context.setOffline(false);
  await logIn(page, user);
  // The user's original destination.
  await expect(page).toHaveURL(/#\/profile$/);
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
});

test('two users in two tabs never mix: a sign-in ends the other user’s session', async ({ page, user, context }) => {
  await signIn(page, user);
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
  const other = await context.newPage();
  await signIn(other);
  await expect(other.getByText('Welcome, Demo')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
  expect((await storageOf(page)).session).toEqual([]);

  await logIn(page, user);
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
  await expect(other).toHaveURL(/#\/login$/);
  expect((await storageOf(other)).session).toEqual([]);
  await page.reload();
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
});
