import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { test } from '../support/test.ts';

/**
 * Loads the pages from an origin without storage, so that the browser denies every access with the same error as for
 * blocked site data. Not every Chromium build supports the real setting.
 */
async function blockSiteData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    // The server may close an idle connection just when the test uses it again.
    const response = await route.fetch({ maxRetries: 2 });
    const headers = response.headers();
    const policy = [headers['content-security-policy'], 'sandbox allow-scripts'].filter(Boolean).join(', ');
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
}

for (const { locale, colorScheme, title, button } of [
  { locale: 'en-IN', colorScheme: 'light', title: 'Allow site data to use Matchdesk', button: 'Load again' },
  {
    locale: 'hi-IN',
    colorScheme: 'dark',
    title: 'Matchdesk का उपयोग करने के लिए साइट डेटा की अनुमति दें',
    button: 'दोबारा लोड करें',
  },
] as const) {
  test(`with site data blocked, a page in ${locale} shows what is needed and how to allow it`, async ({ browser }) => {
    const context = await browser.newContext({ locale, colorScheme });
    const page = await context.newPage();
    await blockSiteData(page);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/#/teams');
    // Verifies that the browser really blocks storage.
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
    await context.close();
  });
}
