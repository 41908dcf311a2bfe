import { expect, type Page } from '@playwright/test';
import { entry } from '../support/flows/entity-form.ts';
import { removeTeam } from '../support/flows/team.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { signedIn, test, withFaults } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

const entries = (page: Page) => page.getByRole('main').getByRole('article');
const restore = (page: Page, at = 0) =>
  entries(page)
    .nth(at)
    .getByRole('button', { name: /^Restore/ });
const question = (page: Page) => page.getByRole('alertdialog');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the record' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('a deleted record comes back from the trash', async ({ page, server, team }) => {
  await removeTeam(server, team);
  await page.goto('/#/history');
  await page.getByRole('switch', { name: 'Deleted records' }).click();
  await expect(page).toHaveURL(/action=delete/);
  // The entries of before, such as that of the creation, are replaced.
  await expect(entries(page).filter({ hasNotText: 'Deleted · ' })).toHaveCount(0);
  await expect(entries(page).first()).toContainText('Deleted · Teams');
  await expect(entries(page).first().getByRole('link')).toHaveCount(0);
  await restore(page).click();
  await question(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Restored successfully')).toBeVisible();
  await page.goto(`/#/teams/edit/${team}?tab=history`);
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).getByRole('heading')).toHaveText(['Restored', 'Deleted', 'Created']);
});

test('after a restore in the tab of a record the form has the former values', async ({ page, server, team }) => {
  await askAsAdmin(server, 'PATCH', `/teams/${team}`, { name: 'Kestrels' });
  await askAsAdmin(server, 'PATCH', `/teams/${team}`, { name: 'Merlins' });
  await page.goto(`/#/teams/edit/${team}`);
  await expect(entry(page, 'Name')).toHaveValue('Merlins');
  const former = await entry(page, 'Full Name').inputValue();
  await tab(page, 'History').click();
  await expect(entry(page, 'Name')).toBeHidden();
  await restore(page, 1).click();
  await question(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await question(page).getByRole('button', { name: 'Restore anyway' }).click();
  await expect(page.getByText('Restored successfully')).toBeVisible();
  await tab(page, 'Details').click();
  await expect(entry(page, 'Name')).not.toHaveValue('Merlins');
  await expect(entry(page, 'Full Name')).toHaveValue(former);
});

test('without the capability there is no history', async ({ page, faults }) => {
  await faults.set('404', { path: /\/api\/v1\/capabilities/ });
  await page.goto('/#/teams/edit/40');
  await expect(tab(page, 'Tournaments')).toBeVisible();
  await expect(tab(page, 'History')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('history');
  await expect(page.getByRole('option', { name: 'My recent changes' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'History', exact: true })).toHaveCount(0);
  await page.goto('/#/history');
  await expect(page.getByText('This server has no history')).toBeVisible();
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent changes', exact: true })).toHaveCount(0);
});
