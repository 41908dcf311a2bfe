import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn, waitForWorker } from './app.ts';
import { place } from './locale.ts';
import { checkRequests } from './network/check-requests.ts';
import { openWindow } from './open-window.ts';
import { clearDrafts, clearLists, waitForDraftKey } from './storage/browser-databases.ts';

/** A browser in which the administrator is signed in. Each test opens another window in it. */
export interface SignedInBrowser {
  /** Opens a blank window. Only the signed-in user is stored on the device. */
  readonly open: () => Promise<Page>;
  /** Closes all windows of a test and resets the device. */
  readonly clear: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** A window of the app's origin, and its storage after the sign-in. */
interface SharedContext {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly stored: Stored;
  readonly until: number;
}

interface Stored {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** How long a sign-in is reused: its token is valid for 15 minutes. */
const sessionReuseMs = 10 * 60_000;

export function createSignedInBrowser(browser: Browser, baseURL: string): SignedInBrowser {
  let shared: SharedContext | undefined;
  const leave = async () => {
    await shared?.context.close();
    shared = undefined;
  };
  return {
    open: async () => {
      if (shared !== undefined && shared.until < Date.now()) await leave();
      shared ??= await signInOnce(browser, baseURL);
      return await openWindow(shared.page, 'about:blank');
    },
    clear: async () => {
      if (shared === undefined) return;
      const isAsBefore = await tidy(shared).catch(() => false);
      if (!isAsBefore) await leave();
    },
    leave,
  };
}

async function signInOnce(browser: Browser, baseURL: string): Promise<SharedContext> {
  const context = await browser.newContext({ baseURL, ...place });
  await checkRequests(context);
  const page = await context.newPage();
  await signIn(page);
  await waitForWorker(page);
  await waitForDraftKey(page);
  // A page of the same origin without the app, so that nothing runs in it.
  await page.goto('/favicon.svg');
  await clearLists(page);
  return { page, context, stored: await page.evaluate(readStored), until: Date.now() + sessionReuseMs };
}

/** Resolves to false if the test has changed the session. */
async function tidy({ page, context, stored }: SharedContext): Promise<boolean> {
  for (const window of context.pages().filter((one) => one !== page)) {
    const { session } = await window.evaluate(readStored);
    if (session['accessToken'] !== stored.session['accessToken']) return false;
    await window.close();
  }
  await context.setOffline(false);
  await clearDrafts(page);
  await clearLists(page);
  await page.evaluate((before) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  }, stored.local);
  return true;
}

/** Runs in the page. */
function readStored(): Stored {
  const entriesOf = (storage: Storage) => Object.fromEntries<string>(Object.entries(storage));
  return { local: entriesOf(localStorage), session: entriesOf(sessionStorage) };
}
