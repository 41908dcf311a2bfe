import { expect, test } from 'vitest';
import type { Cell } from '#domain/import/cells.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { entity as bgmiMatches } from '#entities/declared/bgmi-allmatches.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as players } from '#entities/declared/player.ts';
import { entity as tournaments } from '#entities/declared/tournament.ts';
import { entity as users } from '#entities/declared/user.ts';
import { english } from '#i18n/english.ts';
import { convertRows, rulesOf } from '#import/conversion/convert-rows.ts';
import { dateQuestion, missingQuestion, referenceQuestion } from '#import/conversion/questions.ts';
import { missingFields, suggestColumns } from '#import/conversion/targets.ts';
import { lookAtTimes, timeQuestions } from '#import/conversion/time-questions.ts';
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
  return await convertRows(
    { sheet, match, resolved: { known, questions: [] }, answers },
    { entity, zone: 'ist', now: Date.UTC(2026, 0, 1), pause },
  );
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

const wire = async (header: readonly string[], ...rows: readonly (readonly Cell[])[]) => {
  const converted = await convert(matches, sheetOf(['Match', ...header], ...rows.map((row) => ['A vs X', ...row])));
  return converted.map(({ values, unread }) => unread['original_scheduled_at'] ?? values['original_scheduled_at']);
};

const clockCell = (clock: string) => new Date(`1899-12-31T${clock}Z`);
const dayCell = (day: string) => new Date(`${day}T00:00:00Z`);

test('the columns of a date and of its time are one field', async () => {
  expect(await wire(['Date', 'Time'], ['13/12/2026', '18:00'], ['13/12/2026', '9.30pm'])).toEqual([
    ...['2026-12-13 12:30:00', '2026-12-13 16:00:00'],
  ]);
  expect(await wire(['Start Time', 'Date'], ['6 PM', 'Sun, 13 Dec 2026'])).toEqual(['2026-12-13 12:30:00']);
  expect(await wire(['तारीख', 'समय'], ['13 दिसंबर 2026', 'शाम 6 बजे'])).toEqual(['2026-12-13 12:30:00']);
  expect(await wire(['Date', 'Time (UTC)'], ['2026-12-13', '18:00'])).toEqual(['2026-12-13 18:00:00']);
  expect(await wire(['Date', 'Time'], ['13/12/2026', '18:00 SGT'])).toEqual(['2026-12-13 10:00:00']);
  expect(await wire(['Date', 'Time'], [dayCell('2026-12-13'), clockCell('18:00:00')], [46_369, 0.75])).toEqual([
    ...['2026-12-13 12:30:00', '2026-12-13 12:30:00'],
  ]);
  expect(await wire(['Date', 'Time'], ['2026-12-13 00:00:00', '18:00'])).toEqual(['2026-12-13 12:30:00']);
  expect(await wire(['Date', 'Time'], ['TBD', 'TBD'], ['-', ''], ['13/12/2026', 'TBA'], ['', '18:00'])).toEqual([
    ...['', '', 'The time is missing', 'The day is missing'],
  ]);
});

test('a column of times may have the day too, and a time alone is not stored on any day', async () => {
  expect(await wire(['Start Time'], ['2026-12-05T12:30:00Z'], ['18:00'], [clockCell('18:00:00')])).toEqual([
    ...['2026-12-05 12:30:00', 'The day is missing', 'The day is missing'],
  ]);
  expect(await wire(['Date'], ['5-Dec-26'], [dayCell('2026-12-05')], ['5.12.2026 18.00'])).toEqual([
    ...['The time is missing', 'The time is missing', '2026-12-05 12:30:00'],
  ]);
  // Beside a date cell with a time, midnight is one too.
  expect(await wire(['Date'], [new Date('2026-12-05T18:00:00Z')], [dayCell('2026-12-06')])).toEqual([
    ...['2026-12-05 12:30:00', '2026-12-05 18:30:00'],
  ]);
});

test('the zone of a text wins over that of the header, and that over the chosen one', async () => {
  const rows = [['5 Dec 2026 18:00'], ['5 Dec 2026 18:00 UTC'], ['2026-12-05T18:00:00+05:30']] as const;
  expect(await wire(['Start (SGT)'], ...rows)).toEqual([
    ...['2026-12-05 10:00:00', '2026-12-05 18:00:00', '2026-12-05 12:30:00'],
  ]);
  const sheet = sheetOf(['Match', 'Start (IST)'], ['A vs X', '5 Dec 2026 18:00']);
  const conversion = { sheet, match: suggestColumns(matches, sheet), resolved: null, answers: {} };
  const [row] = await convertRows(conversion, { entity: matches, zone: 'utc', now: 0 });
  expect(row?.values['original_scheduled_at']).toBe('2026-12-05 12:30:00');
});

test('what is missing is answered once, or left empty', async () => {
  const sheet = sheetOf(
    ['Match', 'Start Time'],
    ['A vs X', '18:00'],
    ['B vs Y', '5 Dec 2026'],
    ['C vs Z', '6 Dec 2026 6pm'],
  );
  const given = async (day: string | null, time: string | null) => {
    const answers = {
      [missingQuestion('original_scheduled_at', 'day')]: day,
      [missingQuestion('original_scheduled_at', 'time')]: time,
    };
    return (await convert(matches, sheet, { answers })).map(({ values }) => values['original_scheduled_at']);
  };
  expect(await given('2026-12-13', '20:00')).toEqual([
    ...['2026-12-13 12:30:00', '2026-12-05 14:30:00', '2026-12-06 12:30:00'],
  ]);
  expect(await given(null, null)).toEqual(['', '', '2026-12-06 12:30:00']);
});

test('only what is open is asked, with the number of its rows', async () => {
  const asked = async (...texts: readonly string[]) =>
    timeQuestions('at', await lookAtTimes(texts, 'dateTime', { now: 0, pause: async () => undefined }), english).map(
      ({ kind, rows }) => [kind, rows],
    );
  expect(await asked('04/05/2026 18:00', '5 May 2026 18:00', '06/05/2026 18:00')).toEqual([['dateOrder', 2]]);
  expect(await asked('04/05/2026 18:00', '25/05/2026 18:00')).toEqual([]);
  expect(await asked('04/05/2026 18:00', '25/05/2026 18:00', '05/25/2026 18:00')).toEqual([['dateOrder', 1]]);
  expect(await asked('05/05/2026 18:00', '2026-05-04 18:00', 'TBD', '')).toEqual([]);
  expect(await asked('04/05/2026', '18:00', '6pm', 'soon', '-')).toEqual([
    ...[
      ['dateOrder', 1],
      ['day', 2],
      ['time', 1],
    ],
  ]);
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
