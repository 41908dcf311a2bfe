import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './app.ts';
import { judgeAddresses } from './judge-pages.ts';
import { openWindow } from './open-window.ts';
import { place } from './place.ts';
import { emptyDrafts, emptyLists, untilDraftsHaveKey } from './stored.ts';

/** A browser in which the administrator has signed in, and has a window more for each test. */
export interface Desk {
  /** A window that has not opened the app yet. Nothing is kept on the device but who is signed in. */
  readonly open: () => Promise<Page>;
  /** Closes all windows of a test, and puts the device back as it was. */
  readonly clear: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** A window of the app's origin, and what its storage held once somebody had signed in. */
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

/** Milliseconds for which a sign-in serves: its token is good for a quarter of an hour. */
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
  // A page of the same origin that is not the app: nothing goes on in it.
  await page.goto('/favicon.svg');
  return { page, context, stored: await page.evaluate(readStored), until: Date.now() + freshFor };
}

/** False where the test has left another session than it found. */
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
