import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, tabTo } from '../support/access/keyboard.ts';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'View' });
/** The column heads, without the checkbox and the menu. */
const heads = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).slice(1, -1);
const names = (page: Page) => page.locator('td[data-primary] a').allInnerTexts();
const byLanguage = (words: readonly string[]) => words.toSorted(new Intl.Collator('en', { numeric: true }).compare);

/** Runs in the page. Stores in `window.name` how the first rows were rendered. */
function noteFirstRows(): void {
  const seen = new MutationObserver(() => {
    const first = document.querySelector('td[data-primary] a')?.closest('tr');
    if (!first) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      window.name = `${String(first.cells.length - 2)} columns, ${String(first.getBoundingClientRect().height)} px`;
    });
  });
  seen.observe(document, { childList: true, subtree: true });
}

async function openTeams(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/#/teams');
  await expect(view(page)).toBeVisible();
  await expect(page.locator('td[data-primary] a')).toHaveCount(10);
}

test('by keyboard alone: hide and move columns, use compact rows, restore them after a reload and reset them', async ({
  page,
}) => {
  await openTeams(page);
  await pressByKey(page, view(page));
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Comfortable' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog(page).getByRole('checkbox', { name: 'Country' }));
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('checkbox', { name: 'Name', exact: true })).toBeDisabled();
  const up = dialog(page).getByRole('button', { name: 'Move Status up' });
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Status: place 4 of 5' })).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeFocused();
  const chosen = ['Name', 'Status', 'Full Name', 'Game'];
  expect(await heads(page)).toEqual(chosen);
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(40);

  await page.addInitScript(noteFirstRows);
  await page.reload();
  await expect(view(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.name)).toBe('4 columns, 34 px');
  await expect.poll(() => heads(page)).toEqual(chosen);
  expect(await height()).toBeLessThan(40);
  await page.goto('/#/league');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();

  await page.goto('/#/teams');
  await pressByKey(page, view(page));
  await pressByKey(page, dialog(page).getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Escape');
  expect(await heads(page)).toEqual(['Name', 'Full Name', 'Game', 'Country', 'Status']);
  expect(await height()).toBeGreaterThan(40);
});

test('by keyboard alone: sort the current page, see that only this page is sorted, and restore the order', async ({
  page,
}) => {
  await openTeams(page);
  const before = await names(page);
  const head = page.getByRole('columnheader', { name: 'Name', exact: true });
  await pressByKey(page, head.getByRole('button'));
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(await names(page)).toEqual(byLanguage(before));
  await expect(page.getByText('Only these 10 rows are sorted')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Sorted by Name, ascending: only the 10 rows on this page' }),
  ).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual(byLanguage(before).toReversed());
  await page.keyboard.press('Enter');
  await expect(head).not.toHaveAttribute('aria-sort');
  expect(await names(page)).toEqual(before);
});

test('the tools and the saved views of a list come with its first rows, and nothing moves later', async ({ page }) => {
  await signIn(page);
  await page.goto('/#/teams?search=esports');
  await page.getByRole('button', { name: 'Save view' }).click();
  await typeLikeAPerson(page.getByRole('dialog').getByRole('textbox'), 'Esports');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Esports', exact: true })).toBeVisible();
  await page.addInitScript(notePlaces);
  await page.reload();
  await expect(page.locator('td[data-primary]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [first, last] = await page.evaluate(() => [window.name, document.body.dataset['places']]);
  expect(first).toContain('tools');
  expect(last).toBe(first);
});

/** Runs in the page. Stores where everything is, when the first rows are there and at last. */
function notePlaces(): void {
  const places = () => {
    const hasTools = ['input[data-pick]', '[data-view=Esports]', 'button[data-filter-menu]'].every((part) =>
      document.querySelector(part),
    );
    const boxes = [...document.querySelectorAll('h1, th, td, [class*=pager]')].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    });
    return [hasTools ? 'tools' : 'none', ...boxes].join();
  };
  const seen = new MutationObserver(() => {
    if (!document.querySelector('td[data-primary] a')) return;
    seen.disconnect();
    window.name = places();
    window.setInterval(() => {
      document.body.dataset['places'] = places();
    }, 100);
  });
  seen.observe(document, { childList: true, subtree: true });
}
