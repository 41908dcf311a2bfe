import { expect, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { goTo, signIn } from '../support/app.ts';
import { breadcrumb } from '../support/flows/entity-form.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

// The worker would have cached all of it shortly after.
test.use(withoutWorker);

function scriptsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

test('the code of a rare screen is fetched once, when the pointer or the focus reaches a link to it', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  const times = (name: string) => asked.filter((url) => url.includes(`/${name}-`)).length;
  await signIn(page);
  await page.goto('/#/teams');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(['sync-screen', 'schedule-screen'].map(times)).toEqual([0, 0]);
  await page.getByRole('link', { name: 'Schedule' }).hover();
  await expect.poll(() => times('schedule-screen')).toBe(1);
  expect(times('sync-screen')).toBe(0);
  const link = page.getByRole('link', { name: 'Sync & Notification' });
  await link.focus();
  await expect.poll(() => times('sync-screen')).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Sync & Notification' })).toBeVisible();
  expect(['sync-screen', 'schedule-screen'].map(times)).toEqual([1, 1]);
});

test('a link to the login ends the session when it is pressed, not when it is reached', async ({ page }) => {
  await signIn(page);
  await page.goto('/#/forgot-password');
  const link = page.getByRole('link', { name: 'Back to login' });
  await link.hover();
  await letTimePass(500);
  await page.mouse.move(0, 0);
  await link.focus();
  await letTimePass(500);
  await page.goto('/#/teams');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.goto('/#/forgot-password');
  await link.click();
  await page.goto('/#/teams');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the code of daily work is fetched once, while the first screen is idle', async ({ page }) => {
  const asked = scriptsAsked(page);
  const times = () => ['parts', 'form'].map((name) => asked.filter((url) => url.includes(`/${name}-`)).length);
  await page.goto('/#/login');
  await expect.poll(times).toEqual([1, 1]);
  await signIn(page);
  await goTo(page, '/teams');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  expect(times()).toEqual([1, 1]);
});

test('a screen is not shown without its style sheet, and Retry fetches the sheet again', async ({ page }) => {
  const sheet = '**/assets/schedule-screen-*.css';
  const heading = page.getByRole('heading', { name: 'Schedule', exact: true });
  const retry = page.getByRole('button', { name: 'Retry' });
  await signIn(page);
  await page.route(sheet, (route) => route.abort());
  await page.goto('/#/schedule');
  await expect(retry).toBeVisible();
  const failure = page.waitForEvent('requestfailed');
  await retry.click();
  await failure;
  await expect(retry).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.unroute(sheet);
  await retry.click();
  await expect(heading).toBeVisible();
  const rules = (link: HTMLLinkElement) => link.sheet?.cssRules.length;
  expect(await page.locator('link[rel=stylesheet][href*="/schedule-screen-"]').evaluate(rules)).toBeGreaterThan(0);
});

test('a screen’s data is requested once, while its code is loading', async ({ page }) => {
  // For a user who saves data no page and no record is prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^.*?:\d+/, '')));
  const calls = (path: string) => asked.filter((url) => url.startsWith(`/api/v1/${path}`));
  // An idle list may request the form's code before the press.
  await page.route('**/assets/form-*.js', async (route) => {
    await expect.poll(() => calls('teams/')).toHaveLength(1);
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto('/#/teams?page=2');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(calls('teams?')).toEqual(['/api/v1/teams?page=2&listPerPage=10&type=web']);
  await page.getByRole('table').getByRole('link').first().press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeEditable();
  expect(asked.filter((url) => /^\/assets\/form-.*\.js$/.test(url))).toHaveLength(1);
  expect(calls('teams/')).toHaveLength(1);
  // After Back the list is read once more, and so is each of its pages.
  await page.goBack();
  await expect.poll(() => calls('teams?')).toHaveLength(2);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect.poll(() => calls('teams?').length).toBe(3);
  await letTimePass(500);
  expect(calls('teams?')).toHaveLength(3);
});

test('an address change before the first rendering is followed', async ({ page }) => {
  await signIn(page);
  let isWaiting = false;
  await page.route('**/assets/sync-screen-*.js', async (route) => {
    isWaiting = true;
    await page.waitForURL(/#\/dashboard/);
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto('/#/sync');
  await expect.poll(() => isWaiting).toBe(true);
  await goTo(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a row that is clicked before a search request opens, even on a busy device', async ({ page }) => {
  await signIn(page);
  await page.goto('/#/teams');
  const row = page.getByRole('table').getByRole('link').first();
  await row.hover();
  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'esports');
  await row.evaluate((link: HTMLElement) => {
    link.click();
    const until = Date.now() + 500;
    while (Date.now() < until);
  });
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  await letTimePass(500);
  await expect(page).toHaveURL(/#\/teams\/edit\/\d+$/);
});
