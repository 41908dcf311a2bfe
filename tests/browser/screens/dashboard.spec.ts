import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { applyAppearance, looks } from '../support/access/appearances.ts';
import { expectConsole } from '../support/access/console.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { onNewsServer, test, withoutWorker } from '../support/test.ts';
import { newsUrl } from '../support/worker-fixtures.ts';

const newsCall = `${newsUrl}/wp-json/wp/v2/posts?*`;

test.use({ ...onNewsServer, ...withoutWorker });

const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19);
const posts = [
  { id: 1, link: `${newsUrl}/1`, date_gmt: hourAgo(2), title: { rendered: 'Soul &#038; GodLike reach the final' } },
  { id: 2, link: `${newsUrl}/2`, date_gmt: hourAgo(5), title: { rendered: '<em>BGIS</em> dates are out' } },
  { id: 3, link: 'javascript:alert(1)', date_gmt: hourAgo(6), title: { rendered: 'A trap' } },
  { id: 4, link: `${newsUrl}/4`, date_gmt: hourAgo(30), title: { rendered: 'टी1 ने फिर जीता विश्व खिताब' } },
  { id: 5, link: `${newsUrl}/5`, date_gmt: null, title: { rendered: '<img src=x onerror=alert(1)>Line-ups' } },
];
const headers = { 'access-control-allow-origin': '*' };
const fulfillPosts = (route: Route) => route.fulfill({ json: posts, headers });
// It also reports what it meets in a document that is only read.
test.beforeEach(() => expectConsole(/^Executing inline event handler violates/));

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('the dashboard shows the news as text and the matches of the day', async ({ page }) => {
  await page.route(newsCall, fulfillPosts);
  const asked = page.waitForRequest(newsCall);
  await signIn(page);
  const sent = await (await asked).allHeaders();
  expect([sent['authorization'], sent['cookie'], sent['referer']]).toEqual([undefined, undefined, undefined]);

  const news = panel(page, 'Latest news').getByRole('link');
  await expect(news).toHaveCount(4);
  await expect(news.first()).toContainText('Soul & GodLike reach the final');
  await expect(news.first()).toContainText('2 hours ago');
  await expect(news.first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('A trap')).toHaveCount(0);

  await panel(page, 'Now and next')
    .getByRole('link', { name: /^DEMO T1 vs GEN/ })
    .click();
  await expect(page).toHaveURL(/#\/matches\/edit\/9$/);
});

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
