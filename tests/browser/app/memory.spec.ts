import { expect, type Page } from '@playwright/test';
import { type Memory, measureMemory } from '../support/access/memory.ts';
import { signedIn, test } from '../support/test.ts';
import { type RoutedScreen, routedScreens } from '../support/walks/routed-screens.ts';

/** How often each screen is opened and left. The first times fill caches: code, styles, options, pages of lists. */
const openings = { warmUp: 10, half: 5 };

/** The limits of growth in half of the measured openings. A leak of one node or listener per opening exceeds them. */
const maxNodes = openings.half - 1;
const maxListeners = openings.half - 1;
/** V8 still compiles and optimizes code, which takes up to 30 kB per opening. */
const maxHeapBytes = openings.half * 50_000;

/** Small screens without requests, to navigate to. */
const elsewhere = { private: ['/drafts', '/changes'], public: ['/privacy-policy', '/account-deletion'] } as const;

const screens = routedScreens();

test('every route with a screen is found', () => {
  expect(screens.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/login', '/dashboard', '/schedule', '/teams', '/teams/create', '/teams/edit/$id']),
  );
});

for (const isPrivate of [true, false]) {
  test.describe(isPrivate ? 'of a signed-in user' : 'of a visitor', () => {
    if (isPrivate) test.use(signedIn);
    for (const screen of screens.filter((one) => one.isPrivate === isPrivate)) {
      test(`${screen.path} does not leak memory when it is opened and left`, async ({ page }) => {
        const growth = await growthOf(page, screen);
        expect.soft(growth.nodes, 'DOM nodes').toBeLessThanOrEqual(maxNodes);
        expect.soft(growth.listeners, 'event listeners').toBeLessThanOrEqual(maxListeners);
        expect.soft(growth.heapBytes, 'bytes of the heap').toBeLessThanOrEqual(maxHeapBytes);
      });
    }
  });
}

async function growthOf(page: Page, screen: RoutedScreen) {
  const places = screen.isPrivate ? elsewhere.private : elsewhere.public;
  const other = screen.path === places[0] ? places[1] : places[0];
  await page.goto(`/#${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The route requires this value, which the previous step stores.
  if (screen.path === '/new-password') {
    await page.evaluate(() => sessionStorage.setItem('verifiedUsername', 'somebody@example.com'));
  }
  const path = await addressOf(page, screen);
  const goThereAndBack = async (times: number) => {
    for (let opening = 0; opening < times; opening += 1) {
      await goTo(page, path);
      await goTo(page, other);
    }
  };
  await goThereAndBack(openings.warmUp);
  const first = await measureMemory(page);
  await goThereAndBack(openings.half);
  const second = await measureMemory(page);
  await goThereAndBack(openings.half);
  const third = await measureMemory(page);
  // A leak grows in both halves. A delayed or temporary allocation, such as a timer's listener, grows in one.
  const inBoth = (kind: keyof Memory) => Math.min(second[kind] - first[kind], third[kind] - second[kind]);
  return { nodes: inBoth('nodes'), listeners: inBoth('listeners'), heapBytes: inBoth('heapBytes') };
}

/** With the id of the first record of the list, if the path needs one. */
async function addressOf(page: Page, { path }: RoutedScreen): Promise<string> {
  if (!path.endsWith('/edit/$id')) return path;
  const list = path.replace('/edit/$id', '');
  await page.goto(`/#${list}`);
  const href = await page.locator(`a[href*="#${list}/edit/"]`).first().getAttribute('href');
  return (href ?? '').replace(/^.*#/, '');
}

/** Navigates with the app's router. Resolves when the other screen has its title and nothing is busy. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.location.hash = to;
  }, path);
  await page.waitForFunction(
    (to) =>
      // A screen may add to its address, as an import adds its id.
      window.location.hash.split('?')[0] === `#${to}` &&
      document.querySelector('h1:not([data-left])') !== null &&
      document.querySelector('h1[data-left], [aria-busy=true]') === null,
    path,
  );
}
