import { expect, type Locator } from '@playwright/test';
import { askAsAdmin } from '../support/server/ask-as-admin.ts';
import { onOwnServer, signedIn, test } from '../support/test.ts';

test.use({ ...onOwnServer, ...signedIn });

/** As leagues publish their rosters: 24 columns, most of which no list has. */
const header = [
  ...['League', 'Region', 'Team Tag', 'Team', 'Handle', 'Full Name', 'First Name', 'Family Name', 'Nickname', 'Role'],
  ...[
    'Roster Status',
    'Nationality',
    'Date of Birth',
    'Residency',
    'Contract End Date',
    'Joined',
    'Captain',
    'Substitute',
  ],
  ...['Twitch', 'Twitter', 'Instagram', 'Pandascore Id', 'Game', 'Remarks'],
];

const players = 460;
const repeats = 40;

const playerRow = (at: number) => [
  ...['VCT', 'Pacific', `T${at % 12}`, `Team ${at % 12}`, `handle${at}`, `Player ${at} of Pune`, 'Asha', `Rao ${at}`],
  ...[`nick${at}`, 'Duelist', 'Active', 'IN', '1998-04-30', 'Resident', '2026-11-30', '2024-01-15', 'No', 'No'],
  ...[
    `twitch${at}`,
    `@h${at}`,
    `@i${at}`,
    String(800_000 + at),
    'Valorant',
    at % 7 === 0 ? 'On loan, returns in "May"' : '',
  ],
];

const csv = [header, ...Array.from({ length: players + repeats }, (_, at) => playerRow(at % players))]
  .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  .join('\r\n');

test('a public roster of 24 columns and 500 rows is imported with few presses, each player once', async ({
  page,
  ownServer,
}) => {
  test.slow();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto('/#/player');
  await press(page.getByRole('button', { name: 'Import' }));
  await page
    .getByLabel(/Choose a spreadsheet/)
    .setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('Rows: 500.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Check the rows' }));
  await expect(page.getByRole('button', { name: `Import ${players} rows` })).toBeVisible();
  await press(page.getByRole('button', { name: `Import ${players} rows` }));
  await expect(page.getByText('The import is finished')).toBeVisible({ timeout: 600_000 });
  await expect(page.getByText(`Created: ${players}`)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(4);
  const names: string[] = [];
  for (let at = 1; at <= players / 100 + 1; at += 1) {
    const { data } = (await askAsAdmin(
      ownServer,
      'GET',
      `/players?type=web&search=handle&page=${at}&listPerPage=100`,
    )) as {
      data: readonly { name: string; full_name: string; nickname: string; twitch_id: string; pandascore_id: string }[];
    };
    names.push(
      ...data.map((row) => [row.name, row.full_name, row.nickname, row.twitch_id, row.pandascore_id].join(' ')),
    );
  }
  const stored = Array.from({ length: players }, (_, at) => {
    const [name, fullName, nickname, twitch, pandascore] = [4, 5, 8, 18, 21].map((column) => playerRow(at)[column]);
    return [name, fullName, nickname, twitch, pandascore].join(' ');
  });
  expect(names.toSorted()).toEqual(stored.toSorted());
});
