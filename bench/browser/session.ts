import type { Browser, BrowserContext } from '@playwright/test';
import { demoSignIn } from '../../server/seed/demo-sign-in.ts';
import { place } from '../../tests/browser/support/locale.ts';
import { login } from './subject.ts';

/** The storage after a sign-in: of the origin and of the tab. */
export interface StoredSession {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** Signs in through the login screen, in a context that is closed afterwards. */
export async function createSession(browser: Browser, url: string): Promise<StoredSession> {
  const context = await browser.newContext(place);
  try {
    const page = await context.newPage();
    await page.goto(url + login.address);
    await page.locator(login.username).fill(demoSignIn.email);
    await page.locator(login.password).fill(demoSignIn.password);
    await page.locator(login.submit).click();
    await page.waitForFunction(() => sessionStorage.getItem('accessToken') !== null);
    // The product navigates after the sign-in. By then the user is stored.
    await page.waitForFunction(() => !location.hash.includes('login'));
    return await page.evaluate(() => ({
      local: Object.fromEntries(Object.entries<string>(localStorage)),
      session: Object.fromEntries(Object.entries<string>(sessionStorage)),
    }));
  } finally {
    await context.close();
  }
}

/** The first page of the context starts with this session. Later windows share only the local storage, as usual. */
export async function restoreSession(context: BrowserContext, { local, session }: StoredSession): Promise<void> {
  await context.addInitScript(
    (stored) => {
      if (location.protocol === 'about:' || localStorage.getItem('bench session') !== null) return;
      for (const [key, value] of Object.entries(stored.local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(stored.session)) sessionStorage.setItem(key, value);
      localStorage.setItem('bench session', 'restored');
    },
    { local, session },
  );
}
