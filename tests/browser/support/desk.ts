import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './app.ts';
import { judgeAddresses } from './judge-pages.ts';
import { openWindow } from './open-window.ts';
import { place } from './place.ts';
import { emptyDrafts, emptyLists, untilDraftsHaveKey } from './stored.ts';

/** A browser in which the administrator is signed in. Each test opens another window in it. */
export interface Desk {
  /** Opens a blank window. Only the signed-in user is stored on the device. */
  readonly open: () => Promise<Page>;
  /** Closes all windows of a test and resets the device. */
  readonly clear: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** A window of the app's origin, and its storage after the sign-in. */
interface Keeper {
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
const freshFor = 10 * 60_000;

export function newDesk(browser: Browser, baseURL: string): Desk {
  let keeper: Keeper | undefined;
  const leave = async () => {
    await keeper?.context.close();
    keeper = undefined;
  };
  return {
    open: async () => {
      if (keeper !== undefined && keeper.until < Date.now()) await leave();
      keeper ??= await sitDown(browser, baseURL);
      return await openWindow(keeper.page, 'about:blank');
    },
    clear: async () => {
      if (keeper === undefined) return;
      const isAsBefore = await tidy(keeper).catch(() => false);
      if (!isAsBefore) await leave();
    },
    leave,
  };
}

async function sitDown(browser: Browser, baseURL: string): Promise<Keeper> {
  const context = await browser.newContext({ baseURL, ...place });
  judgeAddresses(context);
  const page = await context.newPage();
  await signIn(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilDraftsHaveKey(page);
  // A page of the same origin without the app, so that nothing runs in it.
  await page.goto('/favicon.svg');
  return { page, context, stored: await page.evaluate(readStored), until: Date.now() + freshFor };
}

/** Resolves to false if the test has changed the session. */
async function tidy({ page, context, stored }: Keeper): Promise<boolean> {
  for (const window of context.pages().filter((one) => one !== page)) {
    const { session } = await window.evaluate(readStored);
    if (session['accessToken'] !== stored.session['accessToken']) return false;
    await window.close();
  }
  await context.setOffline(false);
  await emptyDrafts(page);
  await emptyLists(page);
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
