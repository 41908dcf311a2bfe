import { waitUntil } from '../support/wait-until.ts';
import type { Desk } from './desk.ts';
import type { EnginePage } from './engine.ts';

export const visibleWithinSeconds = 25;

export async function signIn(page: EnginePage, { address }: Pick<Desk, 'address'>): Promise<void> {
  await page.goTo(`${address}/#/login`);
  await page.fill({ role: 'textbox', name: 'Email/Mobile No' }, 'admin@example.com');
  await page.fill({ role: 'textbox', name: 'Password' }, 'Admin@1234');
  await page.click({ role: 'button', name: 'Login' });
  await sees(page, 'Welcome, ');
}

/** Waits until the page contains the text. */
export async function sees(page: EnginePage, text: string): Promise<void> {
  const isThere = () => page.run((part) => document.body.innerText.replace(/\s+/g, ' ').includes(part), text);
  try {
    await waitUntil(`"${text}" is on the page`, visibleWithinSeconds, isThere);
  } catch (error) {
    const shown = await page.run(() => document.body.innerText.slice(0, 600)).catch(() => '');
    throw new Error(`${String(error)} The page shows: ${shown}`);
  }
}

/** The service worker controls the page, so that it opens without a server. */
export const waitForWorker = (page: EnginePage) =>
  waitUntil('the service worker controls the page', 60, () =>
    page.run(() => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null),
  );

/**
 * The page's first check for a new version has ended. Chromium stops a check whose tab goes to the background until the tab
 * is shown again, and those of all other tabs wait for it.
 */
export const finishUpdateCheck = (page: EnginePage) =>
  page.run(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** A form stays on the screen until the list that follows it is ready. */
export const hasLeftForm = (page: EnginePage) =>
  waitUntil('the list', visibleWithinSeconds, () =>
    page.run(() => document.querySelector('main form') === null && document.querySelector('tbody tr') !== null),
  );
