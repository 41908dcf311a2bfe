import { expect, type Page } from '@playwright/test';
import { goTo, signIn, waitForWorker } from '../app.ts';

/** Opens the app, signs in, and waits until the worker controls the page. */
export async function openFor(page: Page, url: string, who?: Parameters<typeof signIn>[1]): Promise<void> {
  await page.goto(`${url}/#/login`);
  await signIn(page, who);
  await waitForWorker(page);
}

/** Opens a list and waits for its rows. */
export async function openList(page: Page, path: string): Promise<void> {
  await goTo(page, `/${path}`);
  await expect(page.getByRole('switch').first()).toBeVisible();
}

/** Opens the dashboard of a signed-in user. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/#/dashboard');
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
}
