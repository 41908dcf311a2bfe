import { expect, test } from 'vitest';
import type { Cell } from '#domain/import/cells.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { entity as bgmiMatches } from '#entities/declared/bgmi-allmatches.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as players } from '#entities/declared/player.ts';
import { entity as tournaments } from '#entities/declared/tournament.ts';
import { entity as users } from '#entities/declared/user.ts';
import { convertRows, rulesOf } from '#import/conversion/convert-rows.ts';
import { dateQuestion, referenceQuestion } from '#import/conversion/questions.ts';
import { missingFields, suggestColumns } from '#import/conversion/targets.ts';
import type { Answers, KnownReferences, Sheet } from '#machines/import/types.ts';

const sheetOf = (header: readonly string[], ...rows: readonly (readonly Cell[])[]): Sheet => ({
  name: 'Sheet 1',
  header,
  rows,
  firstLine: 2,
});

interface Given {
  readonly known?: KnownReferences;
  readonly answers?: Answers;
  readonly pause?: () => Promise<void>;
}

async function convert(entity: typeof players | typeof matches, sheet: Sheet, given: Given = {}) {
  const { known = {}, answers = {}, pause = async () => undefined } = given;
  const match = suggestColumns(entity, sheet);
  return await convertRows({ sheet, match, known, answers }, { entity, zone: 'ist', now: Date.UTC(2026, 0, 1), pause });
}

const games: KnownReferences = { current_game_id: { [foldText('BGMI')]: '34' }, game_id: { [foldText('BGMI')]: '12' } };

test('columns are matched by English and Hindi labels, by the names of fields and by similar spellings', () => {
  const header = ['नाम', 'full_name', 'Nick name', 'PandaScore ID', 'Comment'];
  expect(suggestColumns(players, sheetOf(header))).toEqual(['name', 'full_name', 'nickname', 'pandascore_id', null]);
});

test('a column that is named like the record has its name', () => {
  expect(suggestColumns(players, sheetOf(['Player', 'Full name']))).toEqual(['name', 'full_name']);
  expect(suggestColumns(players, sheetOf(['खिलाड़ी']))).toEqual(['name']);
});

test.each([
  [players, 'Player Name', 'name'],
  [players, 'IGN', 'name'],
  [matches, 'Match Name', 'name'],
  [matches, 'Tournament Name', 'tournament_id'],
  [matches, 'Date', 'original_scheduled_at'],
  [matches, 'Start Time', 'original_scheduled_at'],
  [matches, 'Kick-off', 'original_scheduled_at'],
  [tournaments, 'Tournament Name', 'name'],
  [tournaments, 'टूर्नामेंट नाम', 'name'],
  [bgmiMatches, 'Map', 'map_name'],
] as const)('%#: the column %s is the field %s', (entity, header, field) => {
  expect(suggestColumns(entity, sheetOf([header]))).toEqual([field]);
});

test('what new records need and a file cannot contain is known before a file is chosen', () => {
  expect(missingFields(users).map(({ label }) => label)).toEqual(['Password']);
  expect(missingFields(players)).toEqual([]);
});

test('a row becomes values of the form, with its number in the file', async () => {
  const header = ['Name', 'Full Name', 'Nickname', 'Twitch Id', 'Pandascore Id', 'Game', 'Status'];
  const [row, ...others] = await convert(
    players,
    sheetOf(header, [], ['Jonathan', 'Jonathan Amaral', 'jona', 'jona_tv', '१२३४', ' bgmi ', 'Inactive']),
    { known: games },
  );
  expect(others).toEqual([]);
  expect(row).toMatchObject({ line: 3, unread: {}, errors: {} });
  expect(row?.values).toEqual({
    name: 'Jonathan',
    full_name: 'Jonathan Amaral',
    nickname: 'jona',
    twitch_id: 'jona_tv',
    pandascore_id: '1234',
    current_game_id: '34',
    status: '0',
  });
});

test('an empty cell clears its field, unless a new record has a value there', async () => {
  const [row] = await convert(players, sheetOf(['Name', 'First Name', 'Status'], ['Jonathan', null, '']));
  expect(row?.values).toEqual({ name: 'Jonathan', first_name: '' });
});

test('cells that cannot be read keep their text and say why; rules of the form say the rest', async () => {
  const header = ['Name', 'Game', 'Original Scheduled Date', 'Status', 'Winner Type'];
  const [row] = await convert(matches, sheetOf(header, ['', 'Unheard Game', 'soon', 'Sometime', 'Teams!']));
  expect(row?.unread).toEqual({
    game_id: 'No record has this name',
    original_scheduled_at: 'This is not a date and time',
    status: 'This is none of the choices',
    winner_type: 'This is none of the choices',
  });
  expect(row?.errors).toMatchObject({
    ...row?.unread,
    name: 'Name is required',
    tournament_id: 'Tournament is required',
  });
  expect(row?.values['game_id']).toBe('Unheard Game');
});

test('a status that only the provider gives is read back from an export', async () => {
  const [row] = await convert(matches, sheetOf(['Name', 'Status'], ['Final', 'running']));
  expect(row?.values['status']).toBe('running');
  expect(row?.unread).toEqual({});
});

test('times are read in the chosen zone, those of our own export in UTC', async () => {
  const at = (header: string, cell: Cell) => convert(matches, sheetOf(['Name', header], ['Final', cell]));
  const [chosen] = await at('Original Scheduled Date', '2026-02-01 18:30:00');
  const [exported] = await at('Original Scheduled Date (UTC)', '2026-02-01 18:30:00');
  expect(chosen?.values['original_scheduled_at']).toBe('2026-02-01 13:00:00');
  expect(exported?.values['original_scheduled_at']).toBe('2026-02-01 18:30:00');
});

test('the answer to a question applies to all its rows; no answer leaves the field empty', async () => {
  const header = ['Name', 'Game', 'Original Scheduled Date'];
  const rows = [
    ['One', 'Bgmi', '04/05/2026 10:00'],
    ['Two', 'BGMI ', '04/05/2026 10:00'],
    ['Three', 'Chess', '04/05/2026 10:00'],
  ];
  const answers: Answers = {
    [referenceQuestion('game_id', 'BGMI')]: '12',
    [referenceQuestion('game_id', 'chess')]: null,
    [dateQuestion('original_scheduled_at')]: 'month first',
  };
  const converted = await convert(matches, sheetOf(header, ...rows), { answers });
  expect(converted.map(({ values }) => values['game_id'])).toEqual(['12', '12', '']);
  expect(converted.map(({ values }) => values['original_scheduled_at'])).toEqual(
    Array.from({ length: 3 }, () => '2026-04-05 04:30:00'),
  );
});

test('a row that updates a record is checked for the fields that it has', () => {
  const validate = rulesOf(players);
  expect(validate({ nickname: 'jona' }, 'edit')).toEqual({});
  expect(Object.keys(validate({ nickname: '' }, 'edit'))).toEqual(['nickname']);
  expect(Object.keys(validate({ nickname: 'jona' }, 'create'))).toContain('name');
});

test('the conversion pauses after each two hundred rows', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const rows = Array.from({ length: 1000 }, (_, at) => [`Player ${at}`]);
  expect(await convert(players, sheetOf(['Name'], ...rows), { pause })).toHaveLength(1000);
  expect(pauses).toBe(4);
});
