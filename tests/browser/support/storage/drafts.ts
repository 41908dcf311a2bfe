import { expect, type Page } from '@playwright/test';

export const draftStored = (page: Page) => page.getByText('Draft saved').first();

export const offer = (page: Page) => page.getByRole('region', { name: 'You have a draft for this form' });

/** Restores the offered draft. */
export async function restore(page: Page): Promise<void> {
  await offer(page).getByRole('button', { name: 'Restore the draft' }).click();
  await expect(offer(page)).toBeHidden();
}
