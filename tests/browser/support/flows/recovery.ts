import type { Page } from '@playwright/test';

/** The steps of /forgot-password. */

export const username = (page: Page) => page.getByLabel('Email/Mobile No');
export const boxes = (page: Page) => page.getByRole('textbox', { name: /^Please enter OTP character \d$/ });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const filled = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));

export async function typeCode(page: Page, code: string): Promise<void> {
  await boxes(page).first().focus();
  await page.keyboard.type(code);
}
