import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { signIn } from '../support/app.ts';
import { breadcrumb, entry } from '../support/flows/entity-form.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test, visitor, withFaults, withoutWorker } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function openByKey(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('by keyboard alone: find and open a screen, an action and a record', async ({ page }) => {
  await openDashboard(page);
  await openByKey(page);
  await expect(dialog(page).getByRole('group', { name: 'Screens' }).getByRole('option').first()).toHaveText(
    'Dashboard',
  );
  await page.keyboard.type('leag');
  await expect(active(page)).toHaveText('League');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/league$/);

  await openByKey(page);
  await page.keyboard.type('create pl');
  await expect(active(page)).toHaveText('Create Player');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Player' })).toBeVisible();

  await openByKey(page);
  await page.keyboard.type('godl');
  const teams = dialog(page).getByRole('group', { name: 'Teams' });
  await expect(teams.getByRole('option', { name: /GodLike Esports/ })).toBeVisible();
  await expect(dialog(page).getByText(/^\d+ found$/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const all = dialog(page).getByRole('option');
  for (let press = 0; press < (await all.count()); press += 1) {
    if (/GodLike Esports/.test((await active(page).textContent()) ?? '')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  await expect(entry(page, 'Name')).toHaveValue(/GodLike/);
});

test.describe('without the worker, which has the code', () => {
  test.use({ ...visitor, ...withoutWorker });

  test('what is typed before the code of the search has loaded is searched for, and nothing else gets it', async ({
    page,
    faults,
  }) => {
    await faults.set('held', { path: /\/parts-[^/]*\.js/ });
    await signIn(page);
    await page.goto('/#/teams');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Soulx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    faults.release();
    await expect(field(page)).toHaveValue('Soul');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(' ');
    await expect(field(page)).toHaveValue('Soul ');
    await expect(
      dialog(page).getByRole('group', { name: 'Teams' }).getByRole('option', { name: /Soul/ }).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page).toHaveURL(/#\/teams$/);
    await openByKey(page);
    await expect(field(page)).toHaveValue('');
  });
});

test('without a server: cached records are found, and lists without a response are named', async ({ page, faults }) => {
  await page.goto('/#/teams');
  // The server's teams depend on the tests before this one.
  const team = (await page.locator('tbody').getByRole('link').first().textContent()) ?? '';
  await faults.set('killed');
  await openByKey(page);
  await page.keyboard.type(team.slice(0, -1));
  const teams = dialog(page).getByRole('group', { name: 'Teams · available offline' });
  await expect(teams.getByRole('option', { name: team }).first()).toBeVisible();
  await expect(dialog(page).getByText(/\d+ lists did not respond\./)).toBeVisible();
  await faults.set('ok');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    dialog(page).getByRole('group', { name: 'Teams', exact: true }).getByRole('option').first(),
  ).toBeVisible();
  await expect(dialog(page).getByText(/did not respond/)).toHaveCount(0);
});

test('Enter before the results arrive opens the first of them, unless another key follows', async ({
  page,
  faults,
}) => {
  await openDashboard(page);
  const waits = dialog(page).getByText('Opens the first result when it arrives');
  await faults.set('held', { path: /\/api\/v1\/.*search=/ });
  await openByKey(page);
  await page.keyboard.type('godlike esports');
  await page.keyboard.press('Enter');
  await expect(waits).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(waits).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(waits).toBeVisible();
  faults.release();
  await faults.set('ok');
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  await expect(entry(page, 'Name')).toHaveValue(/GodLike/);
});
