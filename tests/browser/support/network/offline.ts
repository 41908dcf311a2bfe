import { expect, type Page } from '@playwright/test';
import { goTo, signIn, waitForWorker } from '../app.ts';

/** Signs in, and waits until the worker controls the page. */
export async function signInWithWorker(page: Page): Promise<void> {
  await signIn(page);
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
