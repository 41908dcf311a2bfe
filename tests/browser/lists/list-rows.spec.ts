import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoClippedText } from '../support/access/clipped-text.ts';
import { expectTouchTargets } from '../support/access/touch-targets.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { onPhone, test, withoutWorker } from '../support/test.ts';

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
  test.use(onPhone);

  test('the rows begin in the upper quarter, and twelve of two lines are completely visible, with menus of 44 px', async ({
    page,
  }) => {
    await signIn(page);
    for (const list of lists) {
      await test.step(list[1], async () => {
        await open(page, list);
        const top = () =>
          page
            .locator('tbody tr')
            .first()
            .evaluate((row) => row.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(200);
        await page.goto(`/#/${list[0]}?perPage=25`);
        await expect.poll(async () => (await visibleRows(page)).length).toBeGreaterThanOrEqual(12);
        await expectTouchTargets(page.locator('[aria-haspopup=menu]').last());
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
        await page.setViewportSize({ width, height: 500 });
        await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
        await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeInViewport();
        await page.setViewportSize({ width, height: 900 });
      });
    }
  });
}

test('a row has few elements, and a text that is cut has a tooltip', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await signIn(page);
  const elements = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((one) => one.querySelectorAll('*').length));
  for (const list of lists) {
    await open(page, list);
    expect(Math.max(...(await elements('tbody td:not([data-primary])')))).toBe(1);
    expect(Math.max(...(await elements('tbody td[data-primary]')))).toBeLessThanOrEqual(2);
  }
  await open(page, lists[0]);
  expect(Math.max(...(await elements('tbody tr')))).toBeLessThanOrEqual(13);
  // 430 with a head of 20: it gets a link for each file that has loaded by then.
  expect(Math.max(...(await elements('body')))).toBeLessThanOrEqual(408);
  await open(page, lists[3]);
  const names = page.locator('tbody td[data-primary]');
  const at = await names.evaluateAll((cells) => cells.findIndex((one) => one.scrollWidth > one.clientWidth));
  await names.nth(at).hover();
  await expect(names.nth(at)).toHaveAttribute('title', (await names.nth(at).getByRole('link').textContent()) ?? '');
});

test('a press beside a checkbox is one on it, with Shift for a range, and marks no text', async ({ page }) => {
  await signIn(page);
  await open(page, lists[0]);
  const pick = (at: number) => page.locator('tbody tr').nth(at).locator('[data-width=pick]');
  const corner = { x: 4, y: 4 };
  await pick(1).click({ position: corner });
  await pick(4).click({ position: corner, modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar', { name: 'Selected rows' })).toContainText('4 selected');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await expect(page).toHaveURL(/#\/teams$/);
});
