import { expect, type Page } from '@playwright/test';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';

const demoAdmin = { username: 'admin@example.com', password: 'Admin@1234' };

/** Signs in at an absolute address: a browser with a profile has no base URL. */
export async function signInAt(page: Page, url: string, { username, password } = demoAdmin): Promise<void> {
  await page.goto(`${url}/#/login`);
  await typeLikeAPerson(page.locator('input[autocomplete=username]'), username);
  await typeLikeAPerson(page.locator('input[autocomplete=current-password]'), password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

export const draftStored = (page: Page) => page.getByText('Draft saved').first();

export const offer = (page: Page) => page.getByRole('region', { name: 'You have a draft for this form' });

/** Restores the offered draft. */
export async function restore(page: Page): Promise<void> {
  await offer(page).getByRole('button', { name: 'Restore the draft' }).click();
  await expect(offer(page)).toBeHidden();
}
