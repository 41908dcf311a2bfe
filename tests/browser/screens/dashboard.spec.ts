import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { applyAppearance, looks } from '../support/access/appearances.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { onNewsServer, test, withoutWorker } from '../support/test.ts';
import { newsUrl } from '../support/worker-fixtures.ts';

const newsCall = `${newsUrl}/wp-json/wp/v2/posts?*`;

test.use({ ...onNewsServer, ...withoutWorker });

const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19);
const posts = [
  { id: 1, link: `${newsUrl}/1`, date_gmt: hourAgo(2), title: { rendered: 'BGIS dates are out' } },
  { id: 2, link: `${newsUrl}/2`, date_gmt: hourAgo(30), title: { rendered: 'टी1 ने फिर जीता विश्व खिताब' } },
];
const headers = { 'access-control-allow-origin': '*' };
const fulfillPosts = (route: Route) => route.fulfill({ json: posts, headers });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('the matches card fills the available height', async ({ page }) => {
  await page.route(newsCall, fulfillPosts);
  await page.setViewportSize({ width: 1440, height: 2000 });
  await signIn(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  const card = page.locator('section', { has: panel(page, 'Now and next') }).first();
  const [inside, below] = [await card.boundingBox(), await footer.boundingBox()];
  expect((below?.y ?? 0) - (inside?.y ?? 0) - (inside?.height ?? 0)).toBeLessThan(40);
});

for (const look of looks.filter(({ name }) => /phone, dark, hi|tablet, light, en/.test(name))) {
  test(`the dashboard with news on ${look.name}: accessible, with no clipped text`, async ({ page }) => {
    await page.route(newsCall, fulfillPosts);
    await applyAppearance(page, look);
    await signIn(page);
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    await expect(page.getByRole('link', { name: 'BGIS dates are out' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'DEMO T1 vs GEN' }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
