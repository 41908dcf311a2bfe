import type { Browser, BrowserContext } from '@playwright/test';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { place } from '../../browser/support/place.ts';
import { login } from './subject.ts';

/** What a sign-in leaves on the device: the storage of the origin and that of the tab. */
export interface Seat {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** Signs in by the login screen, in a context that is thrown away. */
export async function takeSeat(browser: Browser, url: string): Promise<Seat> {
  const context = await browser.newContext(place);
  try {
    const page = await context.newPage();
    await page.goto(url + login.address);
    await page.locator(login.username).fill(demoSignIn.email);
    await page.locator(login.password).fill(demoSignIn.password);
    await page.locator(login.submit).click();
    await page.waitForFunction(() => sessionStorage.getItem('accessToken') !== null);
    // The product signs in, then goes to its first screen: what it keeps of the person is there by then.
    await page.waitForFunction(() => !location.hash.includes('login'));
    return await page.evaluate(() => ({
      local: Object.fromEntries(Object.entries<string>(localStorage)),
      session: Object.fromEntries(Object.entries<string>(sessionStorage)),
    }));
  } finally {
    await context.close();
  }
}

/** The first page of the context begins with this session; later windows have what the device has, as everywhere. */
export async function sitDown(context: BrowserContext, { local, session }: Seat): Promise<void> {
  await context.addInitScript(
    (seat) => {
      if (location.protocol === 'about:' || localStorage.getItem('bench seat') !== null) return;
      for (const [key, value] of Object.entries(seat.local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(seat.session)) sessionStorage.setItem(key, value);
      localStorage.setItem('bench seat', 'taken');
    },
    { local, session },
  );
}
