import type { BrowserContext, Page } from '@playwright/test';
import { logOut, signIn } from '../app.ts';
import { letTimePass } from '../let-time-pass.ts';

/** One way in which a page ends while its user types. */
export interface Ending {
  readonly name: string;
  /** It also ends a shared worker, which runs in the process of its page. Only what it has stored then survives. */
  readonly endsSharedWorker?: true;
  /** Ends the page after a delay from the last keystroke. Resolves to the page that follows, if any. */
  readonly end: (page: Page, delayMs: number) => Promise<Page | null>;
}

/** A browser discards a frozen tab after minutes. Meanwhile the page runs nothing, and its worker continues. */
const frozenMs = 200;

export const endings: readonly Ending[] = [
  {
    name: 'a script reloads the page',
    end: async (page, delayMs) => {
      const loaded = page.waitForEvent('load');
      await page.evaluate((delay) => void window.setTimeout(() => location.reload(), delay), delayMs);
      await loaded;
      return page;
    },
  },
  {
    name: 'the user reloads the page',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await page.reload();
      return page;
    },
  },
  {
    name: 'the user goes to another page of the site',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await page.goto('/favicon.svg');
      return page;
    },
  },
  {
    name: 'the user goes to another site',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await page.goto('about:blank');
      return page;
    },
  },
  {
    name: 'a script opens another page of the site',
    end: async (page, delayMs) => {
      const loaded = page.waitForURL('**/favicon.svg');
      await page.evaluate((delay) => void window.setTimeout(() => location.assign('/favicon.svg'), delay), delayMs);
      await loaded;
      return page;
    },
  },
  {
    name: 'the user goes back to the page before the app',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await page.goBack();
      return page;
    },
  },
  {
    name: 'the user leaves the form for another screen',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await page.goto('/#/dashboard');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
      // Until then the form that is left is still there.
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      return page;
    },
  },
  {
    name: 'the user logs out and keeps the draft',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await logOut(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep', exact: true }).click();
      await page.waitForURL(/#\/login$/);
      await signIn(page);
      return page;
    },
  },
  {
    name: 'the user closes the tab',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
      return null;
    },
  },
  {
    name: 'the window is closed without a question',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await page.close();
      return null;
    },
  },
  {
    name: 'the browser freezes the tab and discards it',
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await letTimePass(page, frozenMs);
      await crash(page);
      return null;
    },
  },
  {
    name: 'the renderer is killed',
    endsSharedWorker: true,
    end: async (page, delayMs) => {
      await letTimePass(page, delayMs);
      await crash(page);
      return null;
    },
  },
];

async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A crashed page never responds to the command.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Delays for this many tries, half of them none at all. */
export const shortDelaysMs = (tries: number): readonly number[] =>
  Array.from({ length: tries }, (_, at) => [0, 0, 0, 5, 0, 20, 60, 0, 100, 200][at % 10] ?? 0);

/** Thirty delays, most of them where losses happened: shortly after the last keystroke. */
export const delaysMs: readonly number[] = [
  ...[0, 0, 0, 0, 5, 10, 15, 20, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 350],
  ...[400, 450, 500, 550, 600, 700, 750, 800, 900, 1000],
];

/** New pages of the context are signed in like this page. */
export async function shareSignIn(context: BrowserContext, page: Page): Promise<void> {
  const session = await page.evaluate(() => Object.entries<string>(sessionStorage));
  await context.addInitScript((entries) => {
    if (location.protocol === 'about:') return;
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, session);
}
