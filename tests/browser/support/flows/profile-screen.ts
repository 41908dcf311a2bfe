import { expect, type Page } from '@playwright/test';
import { type Credentials, signIn } from '../app.ts';

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const mobile = (page: Page) => page.getByLabel('Mobile Number', { exact: true });

/** Signs in as the demo administrator by default. */
export async function openProfile(page: Page, who?: Credentials): Promise<void> {
  await signIn(page, who);
  await showProfile(page);
}

/** Opens the profile of the signed-in user. */
export async function showProfile(page: Page): Promise<void> {
  await page.goto('/#/profile');
  await expect(page.getByText('Profile fetched')).toBeVisible();
}
