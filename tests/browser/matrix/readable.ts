import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectFooterBelowContent, expectNoSidewaysScroll } from '../support/app.ts';

/** A settled screen fits its window, cuts nothing off, and has no violation that axe finds. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectFooterBelowContent(page);
  await expectNoClippedText(page);
  await expectAccessible(page);
}
