import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { addMatches } from '../support/flows/add-match.ts';
import { onOwnServer, test } from '../support/test.ts';

test.use(onOwnServer);

/** The most keystrokes of the evening's work below: a change that needs more of them fails the test. */
const maxKeystrokes = 220;

/** A keyboard that counts its strokes. A character of a text is one. */
function countingKeyboard(page: Page) {
  let count = 0;
  return {
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      count += text.length;
    },
    count: () => count,
  };
}

test('an evening by keyboard: find the running match, finish it, enter its places, save, go to the next', async ({
  page,
  ownServer,
}) => {
  test.slow();
  const now = Date.now();
  const wire = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  await signIn(page);
  const members = { game_id: 18, tournament_id: 11 };
  await addMatches(ownServer, { 'Night game 1': wire(now - 600_000) }, { ...members, status: 'running' });
  await addMatches(ownServer, { 'Night game 2': wire(now + 3_000_000) }, { ...members, status: 'not_started' });
  await page.reload();
  const { press, type, count } = countingKeyboard(page);

  // From the dashboard to the running match.
  await expect(page.getByRole('button', { name: 'Finish Night game 1' })).toBeVisible();
  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await type('night game 1');
  await expect(page.getByRole('option', { name: /Night game 1/ })).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Night game 1' })).toBeVisible();

  // Finish it.
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveValue('running');
  while (!(await status.evaluate((field) => field === document.activeElement))) await press('Shift+Tab');
  await type('f');
  await expect(status).toHaveValue('finished');
  await press('Control+s');
  await expect(page.getByText('Match updated successfully')).toBeVisible();

  // Open its tournament.
  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await type('bgis 2025 grand');
  const tournament = page.getByRole('option', { name: /^BGIS 2025 Grand Finals.*#11/ });
  await expect(tournament).toBeVisible();
  // Its matches are found too.
  while ((await tournament.getAttribute('aria-selected')) !== 'true') await press('ArrowDown');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'BGIS 2025 Grand Finals' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Point Table' });
  await expect(grid).toBeVisible();

  // Enter the places and finishes of all sixteen teams.
  const add = page.getByRole('button', { name: 'Add a match' });
  while (!(await add.evaluate((button) => button === document.activeElement))) await press('Tab');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let place = 1; place <= 16; place += 1) {
    await type(String(place));
    await press('Enter');
    await type(place % 2 === 0 ? '2' : '3');
    await press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Add to the table' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press('Control+s');
  await expect(page.getByText('Tournament updated successfully')).toBeVisible();

  // The next match.
  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await type('night game 2');
  await expect(page.getByRole('option', { name: /Night game 2/ })).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Night game 2' })).toBeVisible();
  test.info().annotations.push({ type: 'keystrokes', description: String(count()) });
  expect(count()).toBeLessThanOrEqual(maxKeystrokes);
});
