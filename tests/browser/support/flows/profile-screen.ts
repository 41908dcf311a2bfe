import { expect, type Page } from '@playwright/test';
import { signIn } from '../app.ts';

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const mobile = (page: Page) => page.getByLabel('Mobile Number', { exact: true });

/** Signs in as the demo administrator by default. */
export async function openProfile(page: Page, who?: { email: string; password: string }): Promise<void> {
  await (who ? signIn(page, { username: who.email, password: who.password }) : signIn(page));
  await showProfile(page);
}

/** Opens the profile of the signed-in user. */
export async function showProfile(page: Page): Promise<void> {
  await page.goto('/#/profile');
  await expect(page.getByText('Profile fetched')).toBeVisible();
}
