import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

test.use(withoutWorker);

/** The paths of lists and their headings. */
const lists = [
  ['teams', 'Teams'],
  ['player', 'Players'],
  ['matches', 'Matches'],
  ['tournament', 'Tournaments'],
] as const;

async function open(page: Page, [path, heading]: (typeof lists)[number]): Promise<void> {
  await page.goto(`/#/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible();
  await expect(page.locator('td[data-primary] a').first()).toBeVisible();
}

/** The rows that are completely inside of the window, and their heights. */
const visibleRows = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight)
      .map(({ height }) => height),
  );

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('seven records of two lines are completely visible, with menus of 44 px', async ({ page }) => {
    await signIn(page);
    for (const list of lists) {
      await test.step(list[1], async () => {
        await open(page, list);
        await expect.poll(async () => (await visibleRows(page)).length).toBeGreaterThanOrEqual(7);
        const menu = await page.locator('[aria-haspopup=menu]').last().boundingBox();
        expect(Math.min(menu?.width ?? 0, menu?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await expect(page.locator('tbody tr').first().locator('[data-narrow=second]').first()).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectNoClippedText(page);
        await expectAccessible(page);
      });
    }
  });
});

for (const width of [820, 1440]) {
  test(`at ${width} px each row is one line, and the table fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    for (const list of lists) {
      await test.step(list[1], async () => {
        await open(page, list);
        await expect.poll(async () => [...new Set(await visibleRows(page))]).toEqual([48]);
        const overflow = await page
          .locator('table')
          .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
        expect(overflow).toBe(0);
        await expectNoClippedText(page);
        // The head stays below the top bar.
        await page.setViewportSize({ width, height: 300 });
        await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
        await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeInViewport();
        await page.setViewportSize({ width, height: 900 });
      });
    }
  });
}
