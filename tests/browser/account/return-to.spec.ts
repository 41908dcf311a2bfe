import { expect } from '@playwright/test';
import { logIn, logOut, signIn } from '../support/app.ts';
import { openWindow } from '../support/open-window.ts';
import { test, withoutWorker } from '../support/test.ts';
import { addUser } from '../support/test-user.ts';

test.use(withoutWorker);

const place = '/#/teams?page=2&search=esports';
const asked = /#\/teams\?page=2&search=esports$/;

test('a bookmark leads through the login to its address, and a plain login to the dashboard', async ({ page }) => {
  await page.goto(place);
  await expect(page).toHaveURL(/#\/login$/);
  await logIn(page);
  await expect(page).toHaveURL(asked);
  await expect(page.getByRole('searchbox')).toHaveValue('esports');
  await logOut(page);
  await expect(page).toHaveURL(/#\/login$/);
  await signIn(page);
});

test('after a sign-out in another window, only the same user returns to the previous address', async ({
  page,
  server,
}) => {
  const asha = await addUser(server);
  const leave = async () => {
    const other = await openWindow(page);
    await logOut(other);
    await other.close();
    await expect(page).toHaveURL(/#\/login$/);
  };
  await signIn(page);
  await page.goto(place);
  await leave();
  await logIn(page);
  await expect(page).toHaveURL(asked);
  await leave();
  await logIn(page, asha);
  await expect(page).toHaveURL(/#\/dashboard$/);
});
