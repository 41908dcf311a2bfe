import { expect, type Page } from '@playwright/test';
import { dropdown, entry } from '../support/flows/entity-form.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the record' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row');

test('a team: its name, parents and title, and its tournaments with its rank', async ({ page }) => {
  await page.goto('/#/teams/edit/40');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FS Esports');
  await expect(page).toHaveTitle('FS Esports · Matchdesk');
  await tab(page, 'Tournaments').click();
  await expect(page).toHaveURL(/#\/teams\/edit\/40\?tab=tournament$/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('BGIS 2025 Grand Finals');
  await expect(rows(page).nth(1)).toContainText('9 of 16');
  await expect(entry(page, 'Name')).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'BGMI', exact: true }).click();
  await expect(page).toHaveTitle('BGMI · Matchdesk');
  await tab(page, 'Teams').click();
  await expect(page.getByText(/^1–10 of \d\d/)).toBeVisible();
});

test('beside the parents of a tournament are its days in the chosen zone and its teams', async ({ page, faults }) => {
  await page.goto('/#/tournament/edit/11');
  const facts = page.getByRole('main').locator('header');
  await expect(facts).toContainText('25 to 27 Apr 2025');
  await expect(facts).toContainText('16 teams');
  // The tabs have their place before the record is there.
  await faults.set('held', { path: /\/events\/tournament\/11$/ });
  await page.reload();
  await expect(facts).toBeVisible();
  await expect(facts).not.toContainText('25 to 27 Apr 2025');
  const place = await tabs(page).boundingBox();
  faults.release();
  await expect(facts).toContainText('25 to 27 Apr 2025');
  expect(await tabs(page).boundingBox()).toEqual(place);
});

test('changes survive a look at another tab, which Save never hides', async ({ page }) => {
  await page.goto('/#/tournament/edit/11');
  await typeLikeAPerson(entry(page, 'Name'), '');
  await tab(page, 'Matches').click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(tab(page, 'Details')).toContainText('Unsaved changes');
  await tab(page, 'Point Table').click();
  await expect(page.getByRole('grid', { name: 'Point Table' })).toBeVisible();
  await expect(entry(page, 'Name')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The rejected field is on another tab.
  await expect(entry(page, 'Name')).toHaveAccessibleDescription(/Name is required/);
  await expect(page).toHaveURL(/#\/tournament\/edit\/11$/);
});

test('a new record of a related list has the relation preset, and returns to the record', async ({ page }) => {
  await page.goto('/#/series/edit/11?tab=tournament');
  await page.getByRole('main').getByRole('link', { name: 'Create Tournament' }).first().click();
  await expect(dropdown(page, 'Series')).toHaveValue('BGIS 2025');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/#\/series\/edit\/11\?tab=tournament$/);
});

test('previous and next follow the list from which the record was opened, across its pages', async ({ page }) => {
  await page.goto('/#/tournament?page=2');
  await expect(rows(page)).toHaveCount(7);
  await rows(page).nth(1).getByRole('link').click();
  await expect(page.getByText('11 of 16')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next record' });
  await next.click();
  await expect(page.getByText('12 of 16')).toBeVisible();
  const previous = page.getByRole('button', { name: 'Previous record' });
  await previous.click();
  await expect(page.getByText('11 of 16')).toBeVisible();
  await previous.click();
  await expect(page.getByText('10 of 16')).toBeVisible();
  await expect(next).toBeEnabled();
});

test('the status in the heading changes the field of the form', async ({ page }) => {
  await page.goto('/#/teams/edit/41');
  const status = page.getByRole('main').getByRole('button', { name: /^Change the status/ });
  await status.click();
  await page.getByRole('menuitem', { name: 'Inactive' }).click();
  await expect(status).toContainText('Inactive');
  await expect(page.getByRole('main').getByRole('switch')).not.toBeChecked();
  await expect(page.getByText('1 unsaved change: Status')).toBeVisible();
});

test('viewed records are in the search of everything, the latest first', async ({ page }) => {
  await page.goto('/#/teams/edit/42');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4Ever Esports');
  await page.goto('/#/games/edit/18');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BGMI');
  await page.goto('/#/dashboard');
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.nth(0)).toContainText('BGMI');
  await expect(options.nth(1)).toContainText('4Ever Esports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/games\/edit\/18$/);
});

test('without capabilities related lists are links that search for the name', async ({ page, faults }) => {
  await faults.set('404', { path: /\/api\/v1\/capabilities/ });
  await page.goto('/#/teams/edit/40');
  await tab(page, 'Tournaments').click();
  await expect(page).toHaveURL(/#\/tournament\?search=FS(\+|%20)Esports$/);
  await expect(page.getByText('Nothing matches "FS Esports"')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
