import type { BrowserContext, Page } from '@playwright/test';
import { letTimePass } from '../../../support/let-time-pass.ts';
import { logOut, signIn } from '../app.ts';

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

/** After the delay the user does something, and stays in the page or has left it. */
const then =
  (act: (page: Page) => Promise<unknown>, left: 'page' | 'nothing' = 'page'): Ending['end'] =>
  async (page, delayMs) => {
    await letTimePass(delayMs);
    await act(page);
    return left === 'page' ? page : null;
  };

const choose = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

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
    name: 'a script opens another page of the site',
    end: async (page, delayMs) => {
      const loaded = page.waitForURL('**/favicon.svg');
      await page.evaluate((delay) => void window.setTimeout(() => location.assign('/favicon.svg'), delay), delayMs);
      await loaded;
      return page;
    },
  },
  { name: 'the user reloads the page', end: then((page) => page.reload()) },
  { name: 'the user goes to another page of the site', end: then((page) => page.goto('/favicon.svg')) },
  { name: 'the user goes to another site', end: then((page) => page.goto('about:blank')) },
  { name: 'the user goes back to the page before the app', end: then((page) => page.goBack()) },
  {
    name: 'the user leaves the form for another screen',
    end: then(async (page) => {
      await page.goto('/#/dashboard');
      await choose(page, 'Save as draft');
      // Until then the form that is left is still there.
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    }),
  },
  {
    name: 'the user logs out and keeps the draft',
    end: then(async (page) => {
      await logOut(page);
      await choose(page, 'Keep');
      await page.waitForURL(/#\/login$/);
      await signIn(page);
    }),
  },
  {
    name: 'the user closes the tab',
    end: then(async (page) => {
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
    }, 'nothing'),
  },
  { name: 'the window is closed without a question', end: then((page) => page.close(), 'nothing') },
  {
    name: 'the browser freezes the tab and discards it',
    end: then(async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await letTimePass(frozenMs);
      await crash(page);
    }, 'nothing'),
  },
  { name: 'the renderer is killed', endsSharedWorker: true, end: then(crash, 'nothing') },
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
