import { expect, type Page } from '@playwright/test';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';

/** The steps of /forgot-password. */

export const username = (page: Page) => page.getByLabel('Email/Mobile No');
export const boxes = (page: Page) => page.getByRole('textbox', { name: /^Please enter OTP character \d$/ });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const filled = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));

/** Goes up to the boxes. The demo server returns the code. */
export async function sendOtp(page: Page, who: string): Promise<string> {
  await page.goto('/#/forgot-password');
  await typeLikeAPerson(username(page), who);
  const response = page.waitForResponse('**/api/v1/users/sendOtp');
  await button(page, 'Send OTP').click();
  const { otp } = (await (await response).json()) as { otp?: string };
  await expect(boxes(page)).toHaveCount(6);
  return otp ?? '';
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await boxes(page).first().focus();
  await page.keyboard.type(code);
}

export async function verify(page: Page, code: string): Promise<void> {
  await typeCode(page, code);
  await button(page, 'Verify').click();
}

export const jsonResponse = (json: object, status = 200) => ({ status, json });
