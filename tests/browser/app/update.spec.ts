import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { signIn, signInAgain, waitForWorker } from '../support/app.ts';
import { activateUpdate, expectVersion, versionIn } from '../support/server/activate-update.ts';
import { onUpdatableServer, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(onUpdatableServer);

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? 'first');
const isReady = (page: Page) => page.getByText('A new version is ready');
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

async function waitForUpdates(page: Page): Promise<void> {
  await waitForWorker(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
}

/** Triggers the update check, as the hourly timer does. */
const checkForUpdate = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Another window of the same user, who signs in there too. */
async function openWindow(from: Page, hash: string): Promise<Page> {
  const page = await from.context().newPage();
  await page.goto(`/${hash}`);
  await signInAgain(page);
  await waitForUpdates(page);
  return page;
}

test(
  'an update waits for the dirty form of another window; after a save, one press updates both',
  eachCommit,
  async ({ page, updatable: { build } }) => {
    await signIn(page);
    await waitForUpdates(page);
    const other = await openWindow(page, '#/games/create');
    const name = other.getByRole('textbox', { name: 'Name', exact: true });
    await typeLikeAPerson(name, 'Chess 960');
    const version = await build.upgrade();
    await checkForUpdate(page);
    await expect(isReady(page)).toBeVisible();

    await update(page).click();
    await expect(
      page.getByText('Another window has unsaved changes. Save or discard them there, then update.'),
    ).toBeVisible();
    await expect(name).toHaveValue('Chess 960');
    expect([await versionOf(page), await versionOf(other)]).not.toContain(version);

    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other).toHaveURL(/#\/games$/);
    await expect(isReady(page)).toBeVisible();
    await update(page).click();
    await expectVersion(page, version);
    await expect(versionIn(other)).toHaveAttribute('content', version);
    await expect(other.getByRole('table', { name: 'Games' })).toBeVisible();
  },
);

test(
  'an old window opens lazy screens from the cache, and reloads by a press',
  eachCommit,
  async ({ page, updatable: { build } }) => {
    await signIn(page);
    await waitForUpdates(page);
    const former = await versionOf(page);
    const other = await openWindow(page, '#/games');
    const version = await build.upgrade();
    await checkForUpdate(page);
    await expect(isReady(page)).toBeVisible();
    // The new version activates without the user's consent, as when all other windows have been closed.
    await activateUpdate(page);
    const offer = other.getByRole('button', { name: 'Reload to finish the update' });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload to finish the update' })).toBeVisible();
    expect(await versionOf(other)).toBe(former);

    const chunks: string[] = [];
    other.on('requestfailed', (request) => chunks.push(request.url()));
    await other.getByRole('button', { name: 'Create Game', exact: true }).click();
    const name = other.getByRole('textbox', { name: 'Name', exact: true });
    await typeLikeAPerson(name, 'Go');
    expect(chunks).toEqual([]);

    await offer.click();
    await expect(other.getByText('This window has unsaved changes. Save or discard them, then reload.')).toBeVisible();
    await expect(name).toHaveValue('Go');
    await typeLikeAPerson(name, '');
    await offer.click();
    await expect(versionIn(other)).toHaveAttribute('content', version);
    expect(await versionOf(page)).toBe(former);
  },
);

test('the login screen and a launch update without asking', async ({ page, updatable: { build } }) => {
  await page.goto('/#/login');
  await waitForWorker(page);
  const version = await build.upgrade();
  await page.reload();
  await expectVersion(page, version);
  await expect(page.getByLabel('Email/Mobile No')).toBeVisible();

  await page.goto('about:blank');
  const next = await build.upgrade();
  await page.addInitScript(launchSlowly);
  await page.goto('/#/privacy-policy');
  await expectVersion(page, next);
  await expect(page).toHaveURL(/#\/privacy-policy$/);
});

/** Runs in the page. */
function launchSlowly(): void {
  // The browser counts the test's own evaluations as user activation, although no button was pressed.
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { value: false });
  // On a busy machine the ten seconds of a launch are over before the new version has been found.
  const now = window.performance.now.bind(performance);
  window.performance.now = () => now() / 20;
}
