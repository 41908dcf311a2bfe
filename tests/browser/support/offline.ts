import { expect, type Page } from '@playwright/test';
import { signIn } from './app.ts';
import type { Profile } from './profile.ts';

/** Opens the app in a browser of its own, signs in, and waits until the worker answers for the page. */
export async function openAtHome(profile: Profile, url: string, who?: Parameters<typeof signIn>[1]): Promise<Page> {
  const page = await (await profile.launch()).newPage();
  await page.goto(`${url}/#/login`);
  await signIn(page, who);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Opens a list and waits for its rows. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `/${path}`);
  await expect(page.getByRole('switch').first()).toBeVisible();
}
