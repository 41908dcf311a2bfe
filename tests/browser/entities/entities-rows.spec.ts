import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { choose, dropdown, entry, fillTime, save, sentBodies } from '../support/flows/entity-form.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

test('a tournament with its point table: rows are added, validated and removed; Indian times are sent in UTC', async ({
  page,
}) => {
  const bodies = await sentBodies(page);
  await page.goto('/#/tournament/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Finals');
  await typeLikeAPerson(entry(page, 'Label'), 'Night finals');
  await fillTime(page, 'Original Scheduled Date', '2027-01-02T00:00');
  await expect(page.getByText('UTC: 2027-01-01 18:30')).toBeVisible();
  await choose(page, 'Series', 'bgis 2025', 'BGIS 2025');
  await typeLikeAPerson(entry(page, 'Prizepool'), '20000000 Indian Rupee');
  await fillTime(page, 'Start Date', '2027-01-02T05:29');
  await fillTime(page, 'End Date', '2027-01-05T05:30');
  for (let row = 0; row < 2; row += 1) await page.getByRole('button', { name: 'Add team' }).click();
  await expect(dropdown(page, 'Team', 1)).toBeFocused();
  await save(page);
  await expect(dropdown(page, 'Team')).toBeFocused();
  await expect(dropdown(page, 'Team')).toHaveAccessibleDescription('Team is required');
  await expect(entry(page, 'Chicken Dinner', 1)).toHaveAccessibleDescription('Chicken Dinner is required');
  expect(bodies).toEqual([]);

  await choose(page, 'Team', 'FS Esports', 'FS Esports', 1);
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(dropdown(page, 'Team')).toHaveValue('FS Esports');
  await expect(dropdown(page, 'Team')).toHaveCount(1);
  for (const [label, figure] of [
    ['Chicken Dinner', '0'],
    ['Matches Played', '18'],
    ['Total Finish', '120'],
    ['Position Point', '64'],
    ['Total Point', '184'],
  ] as const) {
    await typeLikeAPerson(entry(page, label), figure);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  await save(page);
  await expect(page.getByText('Tournament created successfully')).toBeVisible();
  expect(bodies[0]?.['original_scheduled_at']).toBe('2027-01-01 18:30:00');
  expect(bodies[0]?.['begin_at']).toBe('2027-01-01 23:59:00');
  expect(bodies[0]?.['end_at']).toBe('2027-01-05 00:00:00');
  expect(bodies[0]?.['pointTable[0][team_id]']).toBe('40');
  expect(bodies[0]?.['pointTable[0][chicken_dinner]']).toBe('0');
  expect(bodies[0]?.['pointTable[1][team_id]']).toBeUndefined();

  await typeLikeAPerson(page.getByRole('searchbox', { name: 'Search' }), 'Night finals');
  await page.getByRole('link', { name: 'Finals', exact: true }).click();
  await expect(dropdown(page, 'Team')).toHaveValue('FS Esports');
  await expect(entry(page, 'Total Point')).toHaveValue('184');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await save(page);
  await expect(page.getByText('Tournament updated successfully')).toBeVisible();
  expect(bodies[1]?.['pointTable[]']).toBe('');
  await page.getByRole('button', { name: 'Actions for Night finals' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete Night finals?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tournament deleted successfully')).toBeVisible();
});

test("a BGMI team's group belongs to its series, and is cleared when another team is chosen", async ({ page }) => {
  const bodies = await sentBodies(page);
  await page.goto('/#/bgmiMatches/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Week 11');
  await page.getByRole('button', { name: 'Add team' }).click();
  await choose(page, 'Team', 'FS Esports', 'FS Esports');
  await dropdown(page, 'Group').click();
  await expect(page.getByText('No results found')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'Series', 'BGMS', 'BGMS 2025 (Season 4)');
  await choose(page, 'Group', '', 'Group A');
  await page.getByRole('button', { name: 'Add team' }).click();
  await choose(page, 'Team', 'Los Hermanos', 'Los Hermanos', 1);
  await choose(page, 'Group', '', 'Group A', 1);
  // A row that moves up has the same group.
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(dropdown(page, 'Group')).toHaveValue('Group A');
  await choose(page, 'Team', 'GodLike', 'GodLike Esports');
  await expect(dropdown(page, 'Group')).toHaveValue('');
  await save(page);
  await expect(page.getByText(/created successfully/)).toBeVisible();
  expect(bodies[0]?.['teams[0][group_id]']).toBeUndefined();
});

test('a group has several teams: all, none, some, and their number', async ({ page }) => {
  const bodies = await sentBodies(page);
  await page.goto('/#/bgmiGroup/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Group D');
  await choose(page, 'Series', 'BGMS', 'BGMS 2025 (Season 4)');
  const teams = dropdown(page, 'Teams');
  await teams.click();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expect(page.getByText('0 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expect(page.getByText('0 selected', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expect(page.getByText('0 selected', { exact: true })).toBeVisible();
  for (const name of ['FS Esports', 'Los Hermanos']) {
    await typeLikeAPerson(teams, name);
    // The list is filtered shortly after the last keystroke and must not change under the press.
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([name]);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await expect(page.getByText('2 selected').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove FS Esports' }).click();
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText(/created successfully/)).toBeVisible();
  expect(bodies[0]?.['teams[0]']).toBe('49');
  expect(bodies[0]?.['teams[1]']).toBeUndefined();
});

test('a running match stays running when another field is saved', async ({ page }) => {
  const bodies = await sentBodies(page);
  await page.goto('/#/matches?search=DEMO VIT');
  const row = page.getByRole('row').filter({ hasText: 'DEMO VIT vs TS' });
  await expect(row).toContainText(/running/i);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('running');
  await typeLikeAPerson(entry(page, 'Name'), 'DEMO VIT vs TS 2');
  await save(page);
  await expect(page.getByText('Match updated successfully')).toBeVisible();
  expect(bodies[0]?.['name']).toBe('DEMO VIT vs TS 2');
  expect(bodies[0]?.['status']).toBeUndefined();
  await expect(page.getByRole('row').filter({ hasText: 'DEMO VIT vs TS 2' })).toContainText(/running/i);
});

test('rows by keyboard: a new row has the focus, and after a removal the focus stays in place', async ({ page }) => {
  await page.goto('/#/series/create');
  const add = page.getByRole('button', { name: 'Add team' });
  const remove = (number: number) => page.getByRole('button', { name: `Remove row ${number}` });
  await add.focus();
  for (let row = 0; row < 3; row += 1) {
    await add.press('Enter');
    await expect(dropdown(page, 'Team', row)).toBeFocused();
  }
  await remove(2).press('Enter');
  await expect(remove(3)).toHaveCount(0);
  await expect(remove(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
});

test("a player's game without a pandascore_id cannot be chosen, and shows the reason", async ({ page }) => {
  await page.goto('/#/player/create');
  await typeLikeAPerson(dropdown(page, 'Game'), 'Free Fire');
  const option = page.getByRole('option', { name: /Free Fire/ });
  await expect(option).toContainText('No Pandascore id');
  await expect(option).toBeDisabled();
  await option.click({ force: true });
  await expect(page.getByRole('option', { name: /Free Fire/ })).toBeVisible();
});
