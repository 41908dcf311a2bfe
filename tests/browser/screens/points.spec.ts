import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectFocusVisible } from '../support/access/keyboard.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { draftStored, restore } from '../support/storage/drafts.ts';
import { signedIn, test, visitor } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

/** The real table of BGIS 2025. The totals of two rows are wrong. */
const bgis2025 = '/#/tournament/edit/11';

const grid = (page: Page) => page.getByRole('grid', { name: 'Point Table' });
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[id="field-pointTable[${String(row - 1)}][${column}]"]`);

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

test('a ruleset comes with a link and is used', async ({ page }) => {
  const line = new URLSearchParams({ name: 'Scrim 20', places: '10-6-5', perFinish: '1', lobby: '20' });
  await page.goto(`${bgis2025}?ruleset=${encodeURIComponent(line.toString())}`);
  const offer = page.getByText('Ruleset from a link or a file: Scrim 20');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Use it for this table' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Ruleset', { exact: true }).locator('option:checked')).toHaveText('Scrim 20');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('ruleset:name=Scrim+20');
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

test.describe('on a phone', () => {
  test.use({ ...visitor, hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a point table by touch: overwrite a number, with the teams visible', async ({ page }) => {
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
  });
});
