import { expect, test } from 'vitest';
import { readHeader } from '#domain/points/header.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { previewRows, withPreview } from '#domain/points/preview.ts';
import { rankBy } from '#domain/points/rank.ts';
import { type PointRow, pointColumns, type RowColumn, withAdjustment } from '#domain/points/row.ts';
import { tableCells } from '#domain/points/table-cells.ts';
import { writeCsv } from '#domain/text/csv.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { english } from '#i18n/english.ts';
import { hindi } from '#i18n/hindi.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';
import { namesOf, rowOf, tableOf, teams, tournaments } from './real-tables.ts';

const read = (text: string) => {
  const rows = pastedRows(text);
  const { matching, at } = readHeader(rows);
  return previewRows(rows.slice(at + 1), matching, teams, usualRuleset);
};
const faults = (text: string) => read(text).map((row) => row.faults.map((fault) => english(fault.text, fault.values)));

test.each([
  ['Team,Chicken Dinner,Matches Played,Total Finish,Position Point,Total Point', pointColumns],
  ['team name;WWCD;M;Elims;Place Pts;Total', pointColumns],
  [
    '#,Team,Total,Finishes,Pos.,Matches,Wins,Note',
    [null, 'team_id', 'total_point', 'total_finish', 'position_point', 'matches_played', 'chicken_dinner', null],
  ],
  ['टीम\tचिकन डिनर\tखेले गए मैच\tकुल फ़िनिश\tपोज़िशन पॉइंट\tकुल पॉइंट', pointColumns],
  ['Position,Team,Points', [null, 'team_id', 'total_point']],
  ['Team,Points,Points', ['team_id', 'total_point', null]],
  [
    'Slot,Team Name,Booyah,Total Kills,Rank Points,Total Pts',
    [null, 'team_id', 'chicken_dinner', 'total_finish', 'position_point', 'total_point'],
  ],
  ['Team,Position,Kills', ['team_id', 'position_point', 'total_finish']],
])('the columns of %j are recognized by their names', (line, matching) => {
  expect(readHeader(pastedRows(line))).toEqual({ matching, at: 0 });
});

test('a title above the names is skipped, and a position of 1, 2, 3 is a rank', () => {
  const rows = pastedRows('BGIS 2026 Grand Finals\nDay 1\nTeam,Position,Kills\nSoul,2,४\nGodLike Esports,1,6');
  expect(readHeader(rows)).toEqual({ matching: ['team_id', null, 'total_finish'], at: 2 });
  expect(read('Results\nTeam,Kills\nSoul,४').map(({ row }) => row['total_finish'])).toEqual(['4']);
});

test('without column names the order of the table is used, after an optional rank', () => {
  expect(readHeader([['Soul', '3', '18', '101', '68', '169']])).toEqual({ matching: pointColumns, at: -1 });
  expect(readHeader([['#1', 'Soul', '3', '18']]).matching).toEqual([
    null,
    'team_id',
    'chicken_dinner',
    'matches_played',
  ]);
  expect(readHeader([['1', '2']]).matching).toEqual([null, null]);
  expect(readHeader([]).matching).toEqual([]);
});

test.each(['English', 'Hindi'])(
  'an exported table with penalties is read back unchanged, also with %s labels',
  (language) => {
    const adjusted = (row: PointRow, adjustment: string, reason: string) =>
      withAdjustment(row, { adjustment, reason }, usualRuleset);
    const [first = {}, second = {}, third = {}, ...others] = tableOf(tournaments.bgis2025);
    const rows = [
      adjusted(first, '-10', 'late, twice; "warned"'),
      adjusted(second, '5', '=head start'),
      adjusted({ ...third, total_point: '3' }, '-200', ''),
      ...others,
    ];
    const words: Readonly<Record<string, string>> = hindi;
    const label = (column: RowColumn) => tournament.fields.pointTable.row[column]?.label ?? '';
    const labelOf = language === 'English' ? label : (column: RowColumn) => words[label(column)] ?? '';
    const names = { rank: 'Rank', labelOf, teamOf: namesOf(rows) };
    const preview = read(writeCsv(tableCells(rows, rankBy(usualRuleset)(rows), names)));
    expect(preview.flatMap((row) => row.faults)).toEqual([]);
    expect(withPreview([], preview, usualRuleset)).toEqual(rows);
    expect(withPreview(rows, preview, usualRuleset)).toEqual(rows);
    // Into a table that has no penalties yet.
    expect(withPreview(tableOf(tournaments.bgis2025), preview, usualRuleset)).toEqual(rows);
  },
);

test('a penalty that is no number is reported, and a column called Penalty may have no sign, so it is skipped', () => {
  expect(faults('Team,Penalty or bonus,Reason\nSoul,ten,late')).toEqual([['ten is not a whole number']]);
  expect(readHeader(pastedRows('Team,Total,Penalty')).matching).toEqual(['team_id', 'total_point', null]);
});

test('a missing total becomes the sum, and numbers are accepted in spreadsheet formats', () => {
  const [row] = read('Team,WWCD,Matches,Finishes,Place Pts\nSoul,3,018,"1,069",68.0');
  expect(row?.row).toEqual(rowOf('46', 3, 18, 1069, 68, 1137));
});

test.each([
  ["'=1", '=1'],
  ["'@1", '@1'],
  ["'1", "'1"],
  ["1'-1", "1'-1"],
])('the quote before a formula is not part of the cell %s: %s', (typed, read) => {
  expect(
    previewRows([['Soul', typed]], ['team_id', 'total_finish'], teams, usualRuleset)[0]?.faults[0]?.values,
  ).toEqual({
    value: read,
  });
});

test.each([
  ['1,069', '1069'],
  ['12.000', '12'],
  ['007', '7'],
  ['', ''],
  ['999999', '999999'],
])('the number %j is read as %j', (typed, number) => {
  const [read] = previewRows([['Soul', typed]], ['team_id', 'total_finish'], teams, usualRuleset);
  expect(read).toMatchObject({ row: { total_finish: number }, faults: [] });
});

test.each(['-1', '12.5', 'x1,069'])('%j is not a number', (typed) => {
  const [read] = previewRows([['Soul', typed]], ['team_id', 'total_finish'], teams, usualRuleset);
  expect(read?.faults).toEqual([{ text: '{{value}} is not a whole number', values: { value: typed } }]);
  expect(read?.row['total_finish']).toBe('');
});

test('too many rows are reported, and a missing column is empty', () => {
  const many = previewRows(
    Array.from({ length: 1001 }, () => ['Soul']),
    ['team_id'],
    teams,
    usualRuleset,
  );
  const errorsAt = (at: number) => many[at]?.faults.map(({ text }) => text);
  expect(errorsAt(0)).toEqual([]);
  expect(errorsAt(999)).toEqual(['{{team}} is already in row {{row}}']);
  expect(errorsAt(1000)).toEqual(['{{team}} is already in row {{row}}', 'There can be at most 1000 of them']);
  expect(previewRows([['Soul']], ['team_id', 'total_finish'], teams, usualRuleset)[0]).toEqual({
    ...{ team: 'Soul', row: rowOf('46', '', '', '', '', ''), faults: [] },
  });
});

test('errors are reported by row', () => {
  expect(
    faults('Team,WWCD,Matches,Finishes,Place Pts\nNobody,1,1,1,1\nSoul,x,-1,1.5,1234567\nTeam Soul,1,1,1,1\n,1,1,1,1'),
  ).toEqual([
    ['No team is called Nobody'],
    ['x is not a whole number', '-1 is not a whole number', '1.5 is not a whole number', '1234567 is more than 999999'],
    ['Team Soul is already in row 2'],
    ['No team'],
  ]);
});

test('good rows replace those of their teams, new ones are appended, and rows with errors are left out', () => {
  const rows = [rowOf('33', 0, 1, 1, 1, 2), rowOf('46', 0, 1, 2, 2, 4)];
  const preview = read('Team,WWCD,Matches,Finishes,Place Pts\nFS Esports,0,2,3,4\nSoul,1,2,9,10\nNobody,1,1,1,1');
  expect(withPreview(rows, preview, usualRuleset)).toEqual([
    rows[0],
    rowOf('46', 1, 2, 9, 10, 19),
    rowOf('40', 0, 2, 3, 4, 7),
  ]);
});

test('pasting one column leaves the others unchanged, and the total follows', () => {
  const preview = read('Team,Finishes\nSoul,12');
  expect(withPreview([rowOf('46', 1, 6, 10, 20, 30)], preview, usualRuleset)).toEqual([rowOf('46', 1, 6, 12, 20, 32)]);
});
