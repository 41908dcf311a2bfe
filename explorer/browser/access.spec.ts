import { expect } from '@playwright/test';
import { expectAccessible } from '../../tests/browser/support/access/accessibility.ts';
import { test } from './support/explorer-test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('every panel of a machine is accessible', async ({ page }) => {
      await page.goto('/#/machines/session?state=signedOut');
      const panels = page.getByRole('navigation', { name: 'Panels' }).getByRole('link');
      await expect(panels).not.toHaveCount(0);
      for (const name of await panels.allTextContents()) {
        await panels.filter({ hasText: name }).click();
        await expect(page.getByRole('region', { name })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('the other pages are accessible', async ({ page }) => {
      for (const name of ['live', 'replay', 'compare/session']) {
        await page.goto(`/#/${name}`);
        await expect(page.locator(`main[data-page="${name.split('/')[0] ?? ''}"]`)).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test('on a narrow screen nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/#/machines/removal?panel=try');
  await expect(page.getByRole('region', { name: 'Try' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
