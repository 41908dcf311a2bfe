import { expect } from '@playwright/test';
import { plainArgs } from '../../../scripts/chromium/chromium-path.ts';
import { applyAppearance } from '../support/access/appearances.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';
import { expectSettled, screens } from './screens.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** The user has set the size of text in the browser to twice the usual one. */
test.use({
  ...signedIn,
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: [...plainArgs, '--blink-settings=defaultFontSize=32'],
  },
});

const plain = screens.filter(({ isPlain }) => isPlain);

for (const { width, height, language } of [
  { width: 1440, height: 900, language: 'en' },
  { width: 820, height: 1180, language: 'hi' },
  { width: 390, height: 844, language: 'en' },
] as const) {
  test(`text of twice the size is whole, ${width} wide, in ${language}`, async ({ page }) => {
    test.slow();
    await applyAppearance(page, { name: 'large text', width, height, theme: 'light', language });
    for (const screen of plain) {
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expectSettled(page);
        await expect(page.locator('body')).toHaveCSS('font-size', '28px');
        await expectNoSidewaysScroll(page);
        await expectNoClippedText(page);
      });
    }
  });
}
