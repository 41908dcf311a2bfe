import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withFaults, ...signedIn });

const unique = () => Math.random().toString(36).slice(2, 8);

const fileOf = (lines: readonly string[], name = 'teams.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/#/teams');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import Teams' })).toBeVisible();
  await page.getByLabel(/Choose a spreadsheet/).setInputFiles(fileOf(lines));
  await expect(page.getByRole('heading', { name: 'Which columns do you want to import?' })).toBeVisible();
}

const check = (page: Page) => page.getByRole('button', { name: 'Check the rows' });
const start = (page: Page, number: number) => page.getByRole('button', { name: `Import ${String(number)} rows` });
const finished = (page: Page) => page.getByText('The import is finished');

test('a spreadsheet is matched, corrected, sent and undone as a whole', async ({ page }) => {
  const name = unique();
  await chooseFile(page, [
    'Team,Full name,Game,Status',
    `${name} A,${name} Alpha,BGMI,Active`,
    `${name} B,${name} Beta,BGMII,inactive`,
    `,${name} Gamma,BGMI,Active`,
  ]);
  await expectAccessible(page);
  await expect(page.getByLabel('Team', { exact: true })).toHaveValue('name');
  await check(page).click();
  await expect(page.getByRole('group', { name: /^Game: which record is “BGMII”/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'BGMI', exact: true }).click();
  await check(page).click();

  await expect(page.getByRole('button', { name: 'With errors 1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'With errors 1' }).click();
  await page.getByRole('button', { name: 'Edit row 4' }).click();
  const row = page.getByRole('dialog', { name: 'Row 4' });
  await typeLikeAPerson(row.getByRole('textbox', { name: 'Name', exact: true }), `${name} C`);
  await row.getByRole('button', { name: 'Done' }).click();
  await start(page, 3).click();
  await expect(finished(page)).toBeVisible();
  await expect(page.getByText('Created: 3')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.goto(`/#/teams?search=${name}`);
  await expect(page.getByText(`Nothing matches "${name}"`)).toBeVisible();
});

test('an import that a reload interrupted continues, and creates every row once', async ({ page }) => {
  const name = unique();
  const lines = Array.from({ length: 12 }, (_, at) => `${name} ${String(at)},${name} of Pune ${String(at)},BGMI`);
  await chooseFile(page, ['Name,Full Name,Game', ...lines]);
  await check(page).click();
  await start(page, 12).click();
  await expect(page.getByText(/^[2-9] of 12$/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(finished(page)).toBeVisible({ timeout: 30_000 });
  await page.goto(`/#/teams?search=${name}`);
  await expect(page.getByText(/^1–10 of 12$/)).toBeVisible();
});

test('a date and its time in two columns are stored as one time, in the zone of the header', async ({
  page,
  server,
}) => {
  const name = unique();
  await page.goto('/#/matches');
  await page.getByRole('button', { name: 'Import' }).click();
  const lines = [
    `${name},Dota 2,TI 2025 Playoffs,not_started,13/12/2026,9.30pm`,
    `${name} B,Dota 2,TI 2025 Playoffs,not_started,TBD,`,
  ];
  await page
    .getByLabel(/Choose a spreadsheet/)
    .setInputFiles(fileOf(['Match,Game,Tournament,Status,Date,Time (IST)', ...lines]));
  await expect(
    page.getByText('Original Scheduled Date: times are read as IST (UTC+5:30), as the header says.'),
  ).toBeVisible();
  await check(page).click();
  await expect(page.getByRole('row', { name: /13\/12\/2026 9\.30pm → 13 Dec 2026, 21:30/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /TBD/ })).toContainText('Original Scheduled Date is required');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(finished(page)).toBeVisible();
  const stored = await askAsAdmin(server, 'GET', `/events/matches?search=${name}`);
  expect(JSON.stringify(stored)).toContain('2026-12-13 16:00:00');
});

test('a lost response creates no row twice', async ({ page, faults }) => {
  const name = unique();
  const lines = Array.from({ length: 5 }, (_, at) => `${name} ${String(at)},${name} of Pune ${String(at)},BGMI`);
  await chooseFile(page, ['Name,Full Name,Game', ...lines]);
  await check(page).click();
  await faults.set('lost response', { path: /^\/api\/v1\/[^?]*teams$/, method: 'POST', times: 2 });
  await start(page, 5).click();
  await expect(finished(page)).toBeVisible({ timeout: 60_000 });
  await page.goto(`/#/teams?search=${name}`);
  await expect(page.getByText(/^1–5 of 5$/)).toBeVisible();
});

test('an export that is changed and imported changes only what was changed', async ({ page }) => {
  const name = unique();
  await chooseFile(page, ['Name,Full Name,Game', `${name} A,=${name} A,BGMI`, `${name} B,${name} B,BGMI`]);
  await check(page).click();
  await start(page, 2).click();
  await expect(finished(page)).toBeVisible();

  await page.goto(`/#/teams?search=${name}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  await chooseFile(page, csv.replace(`,${name} B,`, `,${name} of Pune,`).trimEnd().split('\r\n'));
  await check(page).click();
  await page.getByLabel('Find existing records by').selectOption({ label: 'Name' });
  await page.getByLabel('Rows that exist already').selectOption({ label: 'Update' });
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' || request.method() === 'POST') changes.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expect(page.getByText('Updated: 1 · Nothing to change: 1')).toBeVisible();
  await page.goto(`/#/teams?search=${name}`);
  await expect(page.getByRole('row', { name: new RegExp(`${name} A =${name} A`) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name} B ${name} of Pune`) })).toBeVisible();
});

test('of two windows that take an import at the same moment, the second is refused at once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const windows = [page, other];
  for (const one of windows) {
    await one.goto('/#/teams');
    await one.evaluate(() => {
      let end = () => {};
      const take = (name: string) =>
        new Promise<string>((resolve) => {
          // As `src/import/sending/import-lock.ts` does. The simulation models what this test shows.
          void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
            resolve(lock === null ? 'refused' : 'taken');
            if (lock !== null) await new Promise<void>((released) => (end = released));
          });
        });
      Object.assign(window, { take, end: () => end() });
    });
  }
  for (let round = 0; round < 100; round += 1) {
    const taken = await Promise.all(windows.map((one) => one.evaluate(`window.take('import:${String(round)}')`)));
    expect(taken.toSorted()).toEqual(['refused', 'taken']);
    for (const one of windows) await one.evaluate('window.end()');
  }
});

/** The bytes of Cyrillic letters and ASCII in Windows-1251. */
const windows1251 = (text: string) =>
  Buffer.from(Array.from(text, (letter) => (letter < '\u0410' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x350)));

test('a roster of another program: its letters, a game for all rows, and repeats inside the file', async ({ page }) => {
  const name = unique();
  await page.goto('/#/teams');
  await page.getByRole('button', { name: 'Import' }).click();
  const lines = ['Team Name,Full name', `${name},Команда`, `${name.toUpperCase()},Команда`, `${name} B,Волки`];
  await page
    .getByLabel(/Choose a spreadsheet/)
    .setInputFiles({ ...fileOf([]), buffer: windows1251(lines.join('\r\n')) });
  const ways = page.getByLabel('Which one do you want to import?');
  await expect(ways).toHaveValue('');
  await expect(check(page)).toBeDisabled();
  await ways.selectOption({ label: (await ways.getByText(/^windows-1251: Команда/).textContent()) ?? '' });
  await expectAccessible(page);
  await expect(page.getByLabel('Team Name', { exact: true })).toHaveValue('name');
  await check(page).click();
  const game = page.getByRole('group', { name: /^Game: no column has it/ });
  await typeLikeAPerson(game.getByRole('combobox'), 'bgmi');
  await page.getByRole('option', { name: 'BGMI', exact: true }).click();
  await expectAccessible(page);
  await check(page).click();
  await expect(page.getByRole('button', { name: 'Skipped 1' })).toBeVisible();
  await expect(page.getByText('Exists already: Row 2')).toBeVisible();
  await start(page, 2).click();
  await expect(page.getByText('Created: 2')).toBeVisible();
  await page.goto(`/#/teams?search=${name}`);
  await expect(page.getByRole('row', { name: new RegExp(`${name} Команда BGMI`) })).toBeVisible();
  await expect(page.getByText(/^1–2 of 2$/)).toBeVisible();
});
