import type { Page } from '@playwright/test';

/** The button that opens the menu of a row. */
export const rowActions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

/** Deletes a record by the menu of its row. */
export async function removeRow(page: Page, name: string): Promise<void> {
  await rowActions(page, name).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}
