import { expect, type Page } from '@playwright/test';
import { signedIn, test, withFaults } from '../support/test.ts';
import { slowProcessor } from '../support/typing/slow-browser.ts';
import { type Pace, typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const search = (page: Page) => page.getByRole('searchbox');
const parameter = (page: Page, name: string) =>
  new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get(name)?.replace(/^"(.*)"$/, '$1') ?? null;

async function expectParameters(page: Page, expected: Readonly<Record<string, string | null>>): Promise<void> {
  const present = () => Object.fromEntries(Object.keys(expected).map((name) => [name, parameter(page, name)]));
  await expect.poll(present).toEqual(expected);
}

const lists = [
  { path: 'teams', name: 'search' },
  { path: 'matches', name: 'search' },
  { path: 'category', name: 'search' },
  { path: 'schedule', name: 'filter' },
];

for (const { path, name } of lists) {
  test(`/${path}: a pause after a space changes nothing in the search`, async ({ page }) => {
    await page.goto(`/#/${path}`);
    await typeLikeAPerson(search(page), 'Sniper 017', {
      afterKey: async (typed) => {
        if (typed === 'Sniper ') await expectParameters(page, { [name]: 'Sniper' });
      },
    });
    await expect(search(page)).toHaveValue('Sniper 017');
    await expectParameters(page, { [name]: 'Sniper 017' });
    await expect(search(page)).toHaveValue('Sniper 017');
  });
}

const thoughtful: Pace = { key: [120, 200] };

for (const factor of [4, 6]) {
  test(`no letter is lost at a ${factor} times slower processor and 400 ms to the server`, async ({ page, faults }) => {
    await faults.set('slow', { path: /^\/api\//, milliseconds: 400 });
    await page.goto('/#/teams');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await slowProcessor(page, factor);
    await typeLikeAPerson(search(page), 'Godlikeesports', { pace: thoughtful, seed: factor });
    await expect(search(page)).toHaveValue('Godlikeesports');
    await expectParameters(page, { search: 'Godlikeesports' });
    await expect(search(page)).toHaveValue('Godlikeesports');
  });
}

test('rows per page that are chosen right after a key stay', async ({ page }) => {
  await page.goto('/#/teams');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await typeLikeAPerson(search(page), 'e');
  await page.getByLabel('Rows per page').selectOption('25');
  await expectParameters(page, { search: 'e', perPage: '25' });
});

test('a filter that is removed right after a key does not come back', async ({ page }) => {
  await page.goto('/#/teams?status=1');
  const remove = page.getByRole('button', { name: 'Remove the filter Status' });
  await expect(remove).toBeVisible();
  await typeLikeAPerson(search(page), 'e');
  await remove.click();
  await expectParameters(page, { search: 'e', status: null });
});

test("the schedule's view that is chosen right after a key stays", async ({ page }) => {
  await page.goto('/#/schedule?date=2025-11-14');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await typeLikeAPerson(search(page), 'e');
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expectParameters(page, { filter: 'e', view: 'week', date: '2025-11-14' });
});

test('a sort order that is chosen right after a key stays', async ({ page }) => {
  await page.goto('/#/teams');
  const head = page.getByRole('columnheader').getByRole('button', { name: 'Name', exact: true });
  await expect(head).toBeVisible();
  await typeLikeAPerson(search(page), 'e');
  await head.click();
  await expectParameters(page, { search: 'e', order: 'name' });
});

test('Back, Clear and another list replace the typed text', async ({ page }) => {
  await page.goto('/#/teams?search=soul');
  await expect(search(page)).toHaveValue('soul');
  await page.getByLabel('Rows per page').selectOption('25');
  await expectParameters(page, { perPage: '25' });
  await typeLikeAPerson(search(page), 'godl');
  await page.goBack();
  await expect(search(page)).toHaveValue('soul');
  await expectParameters(page, { search: 'soul', perPage: null });

  await typeLikeAPerson(search(page), 'godl');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toHaveValue('');
  await expectParameters(page, { search: null });

  await typeLikeAPerson(search(page), 'godl');
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page).toHaveURL(/#\/games$/);
  await expect(search(page)).toHaveValue('');
});
