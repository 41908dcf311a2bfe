import { expect, type Page } from '@playwright/test';
import { relatedLists } from '#entities/related.ts';
import { declaredEntities } from '../../support/further/entities.ts';
import { observeShifts } from '../support/observe-shifts.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { changeTeam, expectSettled, leaveDraft } from './screens.ts';

/** The delay of every response: placeholders become visible after 300 ms. */
const slowMs = 450;

/** The highest sum of layout shifts of a screen: a line of text that moves by one pixel or two. */
const maxShift = 0.001;

/** On a busy machine a notice of a slow call may appear above a screen. What moves at each visit is a fault. */
const visits = 3;

const paths = declaredEntities.map(({ path }) => path);

/** Addresses of screens, by the name of their group. What they show may have to be made first. */
const groups: Readonly<Record<string, (page: Page) => readonly string[] | Promise<readonly string[]>>> = {
  'list, A to L': () => paths.filter((path) => path < 'm').map((path) => `/${path}`),
  'list, M to Z': () => paths.filter((path) => path >= 'm').map((path) => `/${path}`),
  'filtered or empty list': () => [
    '/teams?search=nothing%20is%20called%20this',
    '/player?page=2&perPage=50',
    '/teams?game_id=18',
    '/teams?order=-name',
  ],
  'form of a new record': () => paths.map((path) => `/${path}/create`),
  'record, A to L': (page) =>
    recordsOf(
      page,
      paths.filter((path) => path < 'm'),
    ),
  'record, M to Z': (page) =>
    recordsOf(
      page,
      paths.filter((path) => path >= 'm'),
    ),
  'tab of a record': async (page) => {
    const areas = Object.keys(relatedLists);
    const records = await recordsOf(page, areas);
    const tabs = records.flatMap((record) => {
      const area = record.split('/')[1] as keyof typeof relatedLists;
      const lists = relatedLists[area] ?? [];
      return lists.filter(({ filter }) => filter !== null).map(({ path }) => `${record}?tab=${path}`);
    });
    return [
      ...tabs,
      '/tournament/edit/11?tab=points',
      '/teams/edit/40?tab=history',
      '/teams/edit/40?tab=tournament',
      '/games/edit/18?tab=teams',
    ];
  },
  overview: () => [
    '/dashboard',
    '/schedule',
    '/schedule?view=week',
    '/schedule?view=week&date=2025-11-14',
    '/schedule?date=2025-11-14',
    // With rows from the cache.
    '/schedule?view=week',
    '/category',
    '/sync',
    '/profile',
    '/drafts',
    '/changes',
    '/history',
    '/privacy-policy',
    '/account-deletion',
    '/unauthorized',
    '/nowhere',
  ],
  'list of drafts or changes': async (page) => {
    await leaveDraft(page);
    await changeTeam(page);
    return ['/drafts', '/changes', '/history', '/dashboard'];
  },
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

const walks = sizes.flatMap((size) =>
  Object.entries(groups).map(([name, addressesOf]) => ({ size, name, addressesOf })),
);

test.describe('of a signed-in user', () => {
  test.use({ ...withFaults, ...signedIn });

  for (const { size, name, addressesOf } of walks) {
    test(`at ${size.width} px nothing moves while a screen loads: ${name}`, async ({ page, faults }) => {
      test.slow();
      await page.setViewportSize(size);
      const addresses = await addressesOf(page);
      expect(addresses.length).toBeGreaterThan(0);
      await page.addInitScript(observeShifts);
      await faults.set('slow', { path: /^\/api\//, milliseconds: slowMs });
      const moved: Record<string, unknown> = {};
      for (const address of addresses) {
        await visit(page, address, moved);
      }
      expect(moved).toEqual({});
    });
  }
});

for (const size of sizes) {
  test(`at ${size.width} px nothing moves while a visitor opens a screen`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(observeShifts);
    const moved: Record<string, unknown> = {};
    for (const address of ['/login', '/forgot-password', '/privacy-policy', '/account-deletion', '/teams']) {
      await visit(page, address, moved);
    }
    expect(moved).toEqual({});
  });
}

/** Opens a screen in a new document, and notes what moves at each visit. */
async function visit(page: Page, address: string, moved: Record<string, unknown>): Promise<void> {
  let shifts: typeof window.shifts = [];
  for (let times = 0; times < visits; times += 1) {
    await page.goto('about:blank');
    await page.goto(`/#${address}`);
    await expectSettled(page);
    await page.waitForLoadState('networkidle');
    shifts = await page.evaluate(() => window.shifts);
    if (shifts.reduce((sum, { value }) => sum + value, 0) <= maxShift) return;
  }
  moved[address] = shifts;
}

/** The addresses of the first record of each list. */
async function recordsOf(page: Page, areas: readonly string[]): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const area of areas) {
    await page.goto(`/#/${area}`);
    const link = page.locator(`a[href*="#/${area}/edit/"]`).first();
    await expect(link).toBeAttached();
    addresses.push(((await link.getAttribute('href')) ?? '').replace(/^.*#/, ''));
  }
  return addresses;
}
