import { expect, type Page } from '@playwright/test';
import { eachCommit, isWhole } from '../../support/scope.ts';
import { expectAccessible } from '../support/access/accessibility.ts';
import { applyAppearance, type Look, looks } from '../support/access/appearances.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectFooterBelowContent, expectNoSidewaysScroll } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';
import { expectNoBareText } from '../support/translate-page.ts';
import { expectSettled, type Screen, screens } from './screens.ts';

/** In each commit's run: every screen once as most people see it, and once in everything that is different. */
const usual: Look = { name: 'usual', width: 1366, height: 768, theme: 'light', language: 'en' };
const unusual: Look = { name: 'unusual', width: 360, height: 740, theme: 'dark', language: 'hi' };

const plain = screens.filter(({ isPlain }) => isPlain);
const others = screens.filter(({ isPlain }) => !isPlain);

/** The screens of a window; a window costs as much as ten plain screens. */
const windows = [...inGroups(plain, 10), ...inGroups(others, 1)];

for (const shown of windows) {
  test.describe(titleOf(shown), () => {
    if (shown.some(({ isPrivate }) => isPrivate)) test.use(signedIn);

    for (const look of isWhole ? looks : [usual, unusual]) {
      test(
        `in ${look.theme}, ${look.language}, ${look.width} wide: accessible, nothing cut off`,
        eachCommit,
        async ({ page }) => {
          test.slow();
          await applyAppearance(page, look);
          for (const screen of shown) await test.step(screen.name, () => expectWhole(page, screen, look));
        },
      );
    }
  });
}

function inGroups<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

function titleOf(shown: readonly Screen[]): string {
  const [first, last] = [shown.at(0)?.name, shown.at(-1)?.name];
  return shown.length === 1 ? String(first) : `“${first}” to “${last}”`;
}

async function expectWhole(page: Page, screen: Screen, look: Look): Promise<void> {
  await screen.open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);
  await expectSettled(page);
  await expectNoBareText(page);
  await expectNoSidewaysScroll(page);
  await expectFooterBelowContent(page);
  await expectNoClippedText(page);
  await expectAccessible(page);
}
