import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectFocusVisible, tabTo } from '../support/access/keyboard.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { sentBodies } from '../support/flows/entity-form.ts';
import { draftStored, restore } from '../support/storage/drafts.ts';
import { onOwnServer, signedIn, test, visitor } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** The real table of BGIS 2025. The totals of two rows are wrong. */
const bgis2025 = '/#/tournament/edit/11';

const grid = (page: Page) => page.getByRole('grid', { name: 'Point Table' });
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[id="field-pointTable[${String(row - 1)}][${column}]"]`);
const ranks = (page: Page) => grid(page).getByRole('row').locator('td:first-child').allTextContents();

async function openTable(page: Page): Promise<void> {
  await page.goto(bgis2025);
  await expect(cell(page, 2, 'team_id')).toHaveValue('GodLike Esports');
}

test('a table from a spreadsheet: match the columns, preview and import the rows, export CSV and print', async ({
  page,
}) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Paste or import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste or import a table' });
  await typeLikeAPerson(
    dialog.getByLabel('The table as text'),
    'Rank\tSquad\tWWCD\tMatches\tElims\tPlace Pts\n1\tSOUL\t4\t18\t120\t80\n2\tNobody FC\t1\t18\t1\t1\n',
  );
  await expect(dialog.getByLabel('Elims')).toHaveValue('total_finish');
  await expect(dialog.getByRole('region', { name: 'Result' })).toContainText('No team is called Nobody FC');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 of 2 rows' }).click();
  await expect(cell(page, 15, 'total_point')).toHaveValue('200');
  await expect(grid(page).getByRole('row')).toHaveCount(17);
  await page.getByRole('button', { name: 'Sort by rank' }).click();
  await expect(cell(page, 1, 'team_id')).toHaveValue('Team Soul');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('BGIS 2025 Grand Finals.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[1]).toBe('1,Team Soul,4,18,120,80,200');
  expect(lines).toHaveLength(18);

  await page.emulateMedia({ media: 'print' });
  await expect(grid(page)).toBeVisible();
  await expect(page.getByText('BGIS 2025 Grand Finals', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Prizepool' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
});

test('a file of an older program: the user sees which letters are right, and titles are skipped', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Paste or import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste or import a table' });
  const letters = (text: string) =>
    Array.from(text, (letter) => (letter < '\u0410' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x350));
  const lines = 'Финал\r\nTeam Name;Total Kills;Booyah\r\nSOUL;121;4\r\nКоманда;1;0';
  await dialog
    .getByLabel('or an Excel or CSV file')
    .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(letters(lines)) });
  await expect(dialog.getByLabel('Which one do you want to import?').locator('option').first()).toHaveText(
    'windows-1251: Финал · Команда',
  );
  await expect(dialog.getByText('Above the names of the columns, skipped: Финал')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Result' })).toContainText('No team is called Команда');
  await dialog.getByLabel('Which one do you want to import?').selectOption({ index: 1 });
  await expect(dialog.getByRole('region', { name: 'Result' })).not.toContainText('Команда');
  await expectAccessible(page);
  await dialog.getByLabel('Which one do you want to import?').selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Import 1 of 2 rows' }).click();
  await expect(cell(page, 15, 'total_finish')).toHaveValue('121');
});

test('offline, a half-filled table and a half-entered match are stored as a draft and restored', async ({ page }) => {
  const ofMatch = (part: string) => page.getByRole('textbox', { name: `Team Soul: ${part}` });
  await openTable(page);
  await page.getByRole('button', { name: 'Add a match' }).click();
  await typeLikeAPerson(ofMatch('Place'), '4');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await typeLikeAPerson(cell(page, 3, 'total_finish'), '99');
  await page.getByRole('button', { name: 'Add team' }).click();
  await expect(cell(page, 17, 'team_id')).toBeFocused();
  await typeLikeAPerson(cell(page, 17, 'chicken_dinner'), '2');
  await expect(draftStored(page)).toBeVisible();
  await page.context().setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await restore(page);
  await expect(cell(page, 3, 'total_point')).toHaveValue('149');
  await expect(cell(page, 17, 'chicken_dinner')).toHaveValue('2');
  await expect(cell(page, 17, 'team_id')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Continue with the match' }).click();
  await expect(ofMatch('Place')).toHaveValue('4');
  await typeLikeAPerson(ofMatch('Finishes'), '9');
  await expectAccessible(page);
});

test('a ruleset comes with a link, is used, edited and sent on in the CSV file, and a penalty has its reason', async ({
  page,
}) => {
  const line = new URLSearchParams({ name: 'Scrim 20', places: '10-6-5', perFinish: '1', lobby: '20' });
  await page.goto(`${bgis2025}?ruleset=${encodeURIComponent(line.toString())}`);
  await expect(page.getByText('Ruleset from a link or a file: Scrim 20')).toBeVisible();
  await page.getByRole('button', { name: 'Use it for this table' }).click();
  await expect(page.getByText('Ruleset from a link or a file: Scrim 20')).toBeHidden();
  await expect(page.getByLabel('Ruleset', { exact: true }).locator('option:checked')).toHaveText('Scrim 20');
  await page.getByRole('button', { name: 'Rulesets', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Scrim 20' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and use' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Penalties' }).click();
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Orangutan: Points' }), '-10');
  await typeLikeAPerson(page.getByRole('textbox', { name: 'Orangutan: Reason' }), 'Late');
  await expectAccessible(page);
  // However the dialog is closed, what was typed counts.
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 'total_point')).toHaveValue('133');
  await expect(page.getByRole('region', { name: 'Penalties and bonuses' })).toHaveText(/Orangutan: −10: Late/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(',133,−10,Late');
  expect(file).toContain('ruleset:name=Scrim+20');
});

for (const viewport of [
  { width: 390, height: 640 },
  { width: 1280, height: 500 },
]) {
  test(`the focused element is always visible, in both directions, in a window of ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openTable(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 32; stop += 1) {
        await page.keyboard.press(key);
        await expectFocusVisible(page);
      }
    }
    await cell(page, 1, 'total_finish').focus();
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let row = 1; row < 16; row += 1) {
        await page.keyboard.press(key);
        await expectFocusVisible(page);
      }
    }
  });
}

test.describe('on a server of its own', () => {
  // It saves a table that other tests read.
  test.use(onOwnServer);

  test('a point table by keyboard alone: overwrite cells, see totals and ranks update, undo, leave the grid and save', async ({
    page,
  }) => {
    test.slow();
    const bodies = await sentBodies(page);
    await openTable(page);
    const odd = page.getByRole('region', { name: 'Check these rows' });
    await expect(odd.getByRole('listitem')).toHaveText([/^GodLike Esports: 35 \+ 116 is 151/, /^Reckoning Esports: /]);

    await tabTo(page, cell(page, 1, 'team_id'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+End');
    await expect(cell(page, 16, 'total_point')).toBeFocused();
    await page.keyboard.press('Home');
    for (const figure of ['1', '18', '100', '70']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(figure);
    }
    await expect(cell(page, 16, 'total_point')).toHaveValue('170');
    await expect.poll(async () => (await ranks(page)).at(-1)).toBe('1');
    await expect(odd).toContainText('Chicken dinners add up to 19 in 18 matches');
    await expectAccessible(page);

    await page.keyboard.press('Control+z');
    await expect(cell(page, 16, 'position_point')).toHaveValue('10');
    await expect(cell(page, 16, 'total_point')).toHaveValue('110');
    await page.keyboard.press('Control+Shift+z');
    await expect(cell(page, 16, 'total_point')).toHaveValue('170');

    // Another team: searched by typing, selected by Enter, reported as a duplicate.
    await page.keyboard.press('Home');
    await page.keyboard.type('team soul');
    await expect(page.getByRole('option', { name: 'Team Soul', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell(page, 16, 'team_id')).toHaveValue('Team Soul');
    await expect(odd).toContainText('Team Soul is in row 15 and in row 16');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 16, 'team_id')).toHaveValue('Hades H4K');

    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add team' })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Tournament updated successfully')).toBeVisible();
    expect(bodies[0]?.['pointTable[15][total_point]']).toBe('170');
    expect(bodies[0]?.['pointTable[1][total_point]']).toBe('152');
  });
});

test.describe('on a phone', () => {
  test.use({ ...visitor, hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a point table by touch: overwrite a number, add a match, with the teams visible', async ({ page }) => {
    await signIn(page);
    await openTable(page);
    await expectNoSidewaysScroll(page);
    await cell(page, 1, 'total_point').scrollIntoViewIfNeeded();
    await expect(cell(page, 1, 'team_id')).toBeInViewport();
    await cell(page, 1, 'total_finish').tap();
    await page.keyboard.type('103');
    await expect(cell(page, 1, 'total_point')).toHaveValue('171');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(cell(page, 1, 'total_point')).toHaveValue('169');

    await page.getByRole('button', { name: 'Add a match' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add a match' });
    const entry = (team: string, part: string) => dialog.getByRole('textbox', { name: `${team}: ${part}` });
    await entry('Team Versatile', 'Place').tap();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('7');
    await typeLikeAPerson(entry('GodLike Esports', 'Place'), '1');
    await typeLikeAPerson(entry('GodLike Esports', 'Finishes'), '3');
    await expect(dialog).toContainText('Place 1 is shared, with 10 points each: Team Versatile, GodLike Esports');
    await expectAccessible(page);
    await typeLikeAPerson(entry('GodLike Esports', 'Place'), '2');
    await dialog.getByRole('button', { name: 'Add to the table' }).tap();
    await expect(dialog).toBeHidden();
    await expect(cell(page, 1, 'total_point')).toHaveValue('186');
    // The table's existing bonus of one point stays.
    await expect(cell(page, 2, 'total_point')).toHaveValue('161');
    await expect(cell(page, 2, 'matches_played')).toHaveValue('19');
  });
});
