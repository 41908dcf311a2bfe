import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/app.ts';
import { test as base } from './support/test.ts';

interface Visits {
  /** Opens an address in a browser whose user has set site data to be blocked. */
  readonly visit: (how: { readonly locale: string; readonly colorScheme: 'light' | 'dark' }) => Promise<Page>;
}

/** What the browser writes for "On-device site data" where its settings say not to allow it. */
const blocking = { profile: { default_content_setting_values: { cookies: 2 } } };

const test = base.extend<Visits>({
  visit: async ({ launchOptions, baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'matchdesk-blocked-'));
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocking));
    const opened: { close: () => Promise<void> }[] = [];
    await use(async ({ locale, colorScheme }) => {
      const context = await chromium.launchPersistentContext(folder, { ...launchOptions, locale, colorScheme });
      opened.push(context);
      const page = await context.newPage();
      await page.goto(`${baseURL}/#/teams`);
      return page;
    });
    for (const context of opened) await context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

for (const { locale, colorScheme, title, button } of [
  { locale: 'en-IN', colorScheme: 'light', title: 'Allow site data to use Matchdesk', button: 'Load again' },
  {
    locale: 'hi-IN',
    colorScheme: 'dark',
    title: 'Matchdesk का उपयोग करने के लिए साइट डेटा की अनुमति दें',
    button: 'दोबारा लोड करें',
  },
] as const) {
  test(`with site data blocked, a page in ${locale} says what is needed and how to allow it`, async ({ visit }) => {
    const page = await visit({ locale, colorScheme });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.reload();
    // The browser really blocks it.
    const refusal = await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return error instanceof DOMException ? error.name : 'another error';
      }
    });
    expect(refusal).toBe('SecurityError');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const browser of ['Chrome', 'Firefox', 'Safari']) {
      await expect(page.getByRole('listitem').filter({ hasText: browser })).toBeVisible();
    }
    await expectAccessible(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: button }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
