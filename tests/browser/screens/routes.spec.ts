import { expect, type Page } from '@playwright/test';
import { areas } from '#domain/areas.ts';
import { eachCommit, eachCommitIf } from '../../support/scope.ts';
import { signIn } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';

const nowhere = [
  ...['/nowhere', '/teams/edit/abc', '/teams/edit/0', '/teams/extra', '/Teams'],
  ...['/category/create', '/category/edit/1', '/sync/create'],
];

const expectNowhere = async (page: Page, home: RegExp) => {
  for (const path of nowhere) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' }), path).toBeVisible();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page).toHaveURL(home);
  }
};

test("an unknown address shows 'Page Not Found', and Home leads away", ({ page }) => expectNowhere(page, /#\/login$/));

for (const [role, address] of [
  ['editor', '/unauthorized'],
  ['', '/login'],
] as const) {
  test(
    `a user with the role '${role}' is redirected to ${address}`,
    eachCommitIf(role === 'editor'),
    async ({ page }) => {
      await page.route('**/api/v1/users/login', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { role_name: string } };
        await route.fulfill({ response, json: { ...body, data: { ...body.data, role_name: role } } });
      });
      await signIn(page);
      await page.goto('/#/teams');
      await expect(page).toHaveURL(new RegExp(`#${address}$`));
    },
  );
}

test.describe('for a signed-in user', () => {
  test.use(signedIn);

  test("an unknown address shows 'Page Not Found', and Home leads away", ({ page }) =>
    expectNowhere(page, /#\/dashboard$/));

  test('the sidebar has the eighteen labels of section 2 and the schedule, in groups', eachCommit, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 768 });
    await page.goto('/#/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const groups = {
      Overview: ['Dashboard', 'Schedule'],
      Competition: ['Games', 'League', 'Series', 'Tournaments', 'Matches'],
      BGMI: ['BGMI', 'BGMI Matches', 'BGMI Map', 'BGMI Group'],
      // Areas that the specification lacks come last.
      Content: ['Advertise', 'Pages', 'Youtube', 'Category', ...areas.slice(19).map(({ label }) => label)],
      People: ['User', 'Players', 'Teams'],
      System: ['Sync & Notification'],
    };
    await expect(menu.getByRole('list')).toHaveCount(6);
    for (const [name, labels] of Object.entries(groups)) {
      await expect(menu.getByRole('list', { name }).getByRole('listitem')).toHaveText(labels);
    }

    // The sidebar scrolls by itself in a low window.
    await menu.getByRole('link', { name: 'Sync & Notification' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'Sync & Notification' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the sidebar is 253 px wide, 80 px when collapsed, and keeps its state', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/#/dashboard');
    const width = () =>
      page.getByRole('navigation', { name: 'Main menu' }).evaluate((nav) => nav.parentElement?.offsetWidth);
    await expect.poll(width).toBe(253);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await expect.poll(width).toBe(80);
  });

  test(
    'theme and language are stored on the device; an unknown theme falls back to light',
    eachCommit,
    async ({ page }) => {
      await page.goto('/#/dashboard');
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    },
  );
});
