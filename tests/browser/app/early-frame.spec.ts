import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

// The worker would serve the script at once.
test.use(withoutWorker);

/** Loads an address and delays its script until `look` has inspected the page. */
async function beforeScript(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  let isSeen = false;
  await page.route(
    '**/assets/index-*.js',
    async (route) => {
      await expect.poll(() => isSeen).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await look();
  const running = page.waitForResponse('**/assets/index-*.js');
  isSeen = true;
  await running;
}

/** The positions of the frame's parts, to the pixel, and their colours. */
function frameOf(page: Page, parts: Readonly<Record<string, string>>) {
  return page.evaluate(
    (selectors) =>
      Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => {
          const part = document.querySelector(selector);
          const box = part?.getBoundingClientRect();
          if (!part || !box || box.width === 0) return [name, null];
          const { borderBottomColor, borderRightColor, color } = getComputedStyle(part);
          const colours = name === 'side' ? [borderRightColor] : name === 'bar' ? [borderBottomColor] : [color];
          return [name, { x: box.x, y: box.y, width: box.width, height: box.height, colours }];
        }),
      ),
    parts,
  );
}

const early = { side: '#early aside', mark: '#early aside svg', bar: '#early header', toggle: '#early header svg' };
const real = {
  side: '.sidebar-sidebar',
  mark: '.sidebar-brand svg',
  bar: '#root header',
  toggle: '#root header button svg',
};

for (const { width, theme, sidebar } of [
  { width: 390, theme: 'light', sidebar: 'expanded' },
  { width: 700, theme: 'dark', sidebar: 'expanded' },
  { width: 820, theme: 'light', sidebar: null },
  { width: 1440, theme: 'dark', sidebar: null },
  { width: 1440, theme: 'light', sidebar: 'collapsed' },
] as const) {
  test(`at ${width}, ${theme}, with the sidebar ${sidebar ?? 'by default'}, the frame appears before the script and does not move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await page.evaluate(
      (chosen) => {
        localStorage.setItem('theme', chosen.theme);
        if (chosen.sidebar) localStorage.setItem('sidebar', chosen.sidebar);
      },
      { theme, sidebar },
    );
    let before: unknown;
    await beforeScript(page, '/#/teams', async () => {
      await expect(page.locator('#early header')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      before = await frameOf(page, early);
    });
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(page.locator('#early')).toHaveCount(0);
    expect(await frameOf(page, real)).toEqual(before);
  });
}

/** Whether the early frame is visible at an address before the script has loaded. */
async function isShownAt(page: Page, address: string): Promise<boolean> {
  let isShown = true;
  await beforeScript(page, address, async () => {
    await page.locator('#root').waitFor({ state: 'attached' });
    isShown = await page.locator('#early').isVisible();
  });
  return isShown;
}

test('a signed-out user does not see the early frame', async ({ page }) => {
  expect(await isShownAt(page, '/#/teams')).toBe(false);
});

test('screens without a frame do not show the early frame', async ({ page }) => {
  await signIn(page);
  expect(await isShownAt(page, '/#/teams')).toBe(true);
  for (const address of ['/#/privacy-policy', '/#/account-deletion', '/#/'])
    expect(await isShownAt(page, address)).toBe(false);
});

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false });

  test('no early frame covers the noscript message', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#root')).toBeEmpty();
    await expect(page.locator('#early')).toBeHidden();
  });
});
