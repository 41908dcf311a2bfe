import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { openWindow } from '../support/open-window.ts';
import { test, withoutWorker } from '../support/test.ts';
import { addUser } from '../support/test-user.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

const place = '/#/teams?page=2&search=esports';
const asked = /#\/teams\?page=2&search=esports$/;

async function typeIn(page: Parameters<typeof signIn>[0], username: string, password: string) {
  await typeLikeAPerson(page.locator('input[autocomplete=username]'), username);
  await typeLikeAPerson(page.locator('input[autocomplete=current-password]'), password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a bookmark leads through the login to its address, and a plain login to the dashboard', async ({ page }) => {
  await page.goto(place);
  await expect(page).toHaveURL(/#\/login$/);
  await typeIn(page, 'admin@example.com', 'Admin@1234');
  await expect(page).toHaveURL(asked);
  await expect(page.getByRole('searchbox')).toHaveValue('esports');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
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
    await other.getByRole('button', { name: 'Profile menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await other.close();
    await expect(page).toHaveURL(/#\/login$/);
  };
  await signIn(page);
  await page.goto(place);
  await leave();
  await typeIn(page, 'admin@example.com', 'Admin@1234');
  await expect(page).toHaveURL(asked);
  await leave();
  await typeIn(page, asha.email, asha.password);
  await expect(page).toHaveURL(/#\/dashboard$/);
});
