import { expect, type Page } from '@playwright/test';
import { signIn } from './app.ts';

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const mobile = (page: Page) => page.getByLabel('Mobile Number', { exact: true });

export async function openProfile(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/#/profile');
  await expect(page.getByLabel('First Name')).toHaveValue('Demo');
}
