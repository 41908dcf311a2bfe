import { expect } from '@playwright/test';
import { choose, dropdown, entry, save, sentBodies } from '../support/flows/entity-form.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

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
