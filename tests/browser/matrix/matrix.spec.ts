import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { deskTest } from '../support/desk-test.ts';
import { takeLook } from '../support/looks.ts';
import { expectNothingCut } from '../support/nothing-cut.ts';
import { partOf } from '../support/part.ts';
import { test as visitorTest } from '../support/test.ts';
import { expectSettled, sights } from './sights.ts';

const laptop = { width: 1366, height: 768 };
const sizes = [laptop, { width: 820, height: 1180 }, { width: 360, height: 740 }] as const;

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'hi'] as const).map((language) => ({ theme, language })),
);

const matrix = sights.flatMap((sight) => looks.map((look) => ({ sight, look })));

for (const { sight, look } of partOf(matrix, 31)) {
  const { theme, language } = look;
  const test = sight.isPrivate ? deskTest : visitorTest;
  test(`${sight.name} in ${theme}, ${language}: accessible, with no clipped text, at three widths`, async ({
    page,
  }) => {
    test.slow();
    await takeLook(page, { name: sight.name, ...laptop, ...look });
    await sight.open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const size of sizes) {
      await test.step(`${size.width} wide`, async () => {
        await page.setViewportSize(size);
        await expectSettled(page);
        await expectNoSidewaysScroll(page);
        await expectNothingCut(page);
        await expectAccessible(page);
      });
    }
  });
}
