import { expect } from '@playwright/test';
import { inScope } from '../../support/scope.ts';
import { expectAccessible } from '../support/access/accessibility.ts';
import { applyAppearance } from '../support/access/appearances.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectFooterBelowContent, expectNoSidewaysScroll } from '../support/app.ts';
import { signedInTest } from '../support/signed-in-test.ts';
import { test as visitorTest } from '../support/test.ts';
import { expectNoBareText } from '../support/translate-page.ts';
import { expectSettled, screens } from './screens.ts';

const laptop = { width: 1366, height: 768 };
const sizes = [laptop, { width: 820, height: 1180 }, { width: 360, height: 740 }] as const;

const appearances = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'hi'] as const).map((language) => ({ theme, language })),
);

const matrix = screens.flatMap((screen) => appearances.map((appearance) => ({ screen, appearance })));

// 31 has no factor in common with the number of appearances, so that all of them are chosen.
for (const { screen, appearance } of inScope(matrix, (_, at) => at % 31 === 0)) {
  const { theme, language } = appearance;
  const test = screen.isPrivate ? signedInTest : visitorTest;
  test(`${screen.name} in ${theme}, ${language}: accessible, with no clipped text, at three widths`, async ({
    page,
  }) => {
    test.slow();
    await applyAppearance(page, { name: screen.name, ...laptop, ...appearance });
    await screen.open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectSettled(page);
    await expectNoBareText(page);
    for (const size of sizes) {
      await test.step(`${size.width} wide`, async () => {
        await page.setViewportSize(size);
        await expectSettled(page);
        await expectNoSidewaysScroll(page);
        await expectFooterBelowContent(page);
        await expectNoClippedText(page);
        await expectAccessible(page);
      });
    }
  });
}
