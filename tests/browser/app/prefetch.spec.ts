import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { breadcrumb } from '../support/flows/entity-form.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

// The worker would have cached all of it shortly after.
test.use({ serviceWorkers: 'block' });

function scriptsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

test('a screen’s code is fetched once, when the pointer or the focus reaches a link to it', async ({ page }) => {
  const asked = scriptsAsked(page);
  const times = (name: string) => asked.filter((url) => url.includes(`/${name}-`)).length;
  await signIn(page);
  // Only lists fetch the code of their form by themselves.
  await page.goto('/#/dashboard');
  const record = page.getByRole('main').locator('a[href*="/edit/"]').first();
  await expect(record).toBeVisible();
  expect(['form-screen', 'sync-screen'].map(times)).toEqual([0, 0]);
  // The app begins to observe links some time after its first screen.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await record.hover();
    expect(times('form-screen')).toBe(1);
  }).toPass();
  expect(times('sync-screen')).toBe(0);
  await page.getByRole('link', { name: 'Sync & Notification' }).focus();
  await expect.poll(() => times('sync-screen')).toBe(1);
  await record.click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(['form-screen', 'sync-screen'].map(times)).toEqual([1, 1]);
});

test('a link to the login ends the session when it is pressed, not when it is reached', async ({ page }) => {
  await signIn(page);
  await page.goto('/#/forgot-password');
  const link = page.getByRole('link', { name: 'Back to login' });
  await link.hover();
  await letTimePass(page, 500);
  await page.mouse.move(0, 0);
  await link.focus();
  await letTimePass(page, 500);
  await page.goto('/#/teams');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.goto('/#/forgot-password');
  await link.click();
  await page.goto('/#/teams');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the code of a form is fetched once, while its list is idle', async ({ page }) => {
  const asked = scriptsAsked(page);
  const times = () => asked.filter((url) => url.includes('/form-screen-')).length;
  await signIn(page);
  await page.goto('/#/teams');
  await expect.poll(times).toBe(1);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  expect(times()).toBe(1);
});

test('a visit requests all files of its first screen at once, without a waterfall', async ({ page }) => {
  const begin = async (address: string, names: readonly string[]) => {
    const asked = scriptsAsked(page);
    const isAsked = (name: string) => asked.some((url) => url.includes(`/${name}-`));
    let isFormAsked = false;
    await page.route('**/assets/index-*.js', async (route) => {
      await expect.poll(() => names.filter((name) => !isAsked(name))).toEqual([]);
      isFormAsked = isAsked('form-screen');
      await route.continue();
    });
    // A change of the hash alone is not a new visit.
    await page.goto('about:blank');
    await page.goto(address);
    await page.unroute('**/assets/index-*.js');
    return { isAsked, isFormAsked };
  };
  const { isAsked: isAskedByLogin } = await begin('/#/', ['login-screen', 'login', 'fields', 'rules']);
  expect(isAskedByLogin('list')).toBe(false);
  await signIn(page);
  await begin('/#/teams/edit/7', ['routed-app', 'list', 'teams', 'area', 'form-screen', 'form']);
  const { isFormAsked } = await begin('/#/teams', ['routed-app', 'list', 'teams', 'area', 'rules']);
  expect(isFormAsked).toBe(false);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
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

test('a visit requests the style sheets of its first screen at once, each once', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const requests = (name: string) => urls.filter((url) => url.includes(`/${name}-`) && url.endsWith('.css')).length;
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => ['login', 'fields'].map(requests)).toEqual([1, 1]);
    await route.continue();
  });
  await page.goto('/#/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(['login', 'fields'].map(requests)).toEqual([1, 1]);
});

test('a screen’s data is requested once, while its code is loading', async ({ page }) => {
  // For a user who saves data no page and no record is prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^.*?:\d+/, '')));
  const calls = (path: string) => asked.filter((url) => url.startsWith(`/api/v1/${path}`));
  // An idle list may request the form's code before the press.
  await page.route('**/assets/form-screen-*.js', async (route) => {
    await expect.poll(() => calls('teams/')).toHaveLength(1);
    await route.continue();
  });
  // The list's tools load late: the first rendering and its data do not need them.
  await page.goto('about:blank');
  await page.goto('/#/teams?page=2');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(calls('teams?')).toEqual(['/api/v1/teams?page=2&listPerPage=10&type=web']);
  await page.getByRole('table').getByRole('link').first().press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeEditable();
  expect(asked.filter((url) => url.startsWith('/assets/form-screen-'))).toHaveLength(1);
  expect(calls('teams/')).toHaveLength(1);
  // After Back the list is read once more, and so is each of its pages.
  await page.goBack();
  await expect.poll(() => calls('teams?')).toHaveLength(2);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect.poll(() => calls('teams?').length).toBe(3);
  await letTimePass(page, 500);
  expect(calls('teams?')).toHaveLength(3);
});

test('an address change before the first rendering is followed', async ({ page }) => {
  await signIn(page);
  let isWaiting = false;
  await page.route('**/assets/teams-*.js', async (route) => {
    isWaiting = true;
    await page.waitForURL(/#\/dashboard/);
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto('/#/teams');
  await expect.poll(() => isWaiting).toBe(true);
  await page.evaluate(() => {
    window.location.hash = '#/dashboard';
  });
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
    const until = performance.now() + 500;
    while (performance.now() < until);
  });
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  await letTimePass(page, 500);
  await expect(page).toHaveURL(/#\/teams\/edit\/\d+$/);
});
