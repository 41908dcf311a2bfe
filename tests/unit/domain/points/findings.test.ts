import { expect, test } from 'vitest';
import { findingsOf, presetOf } from '#domain/points/findings.ts';
import { pointsOfMatch, presets } from '#domain/points/presets.ts';
import { withCell, withSum } from '#domain/points/row.ts';
import { english } from '#i18n/english.ts';
import { namesOf, rowOf, tableOf, tournaments } from './real-tables.ts';

const [ten, fifteen, twenty] = presets;
const findings = (rows: ReturnType<typeof tableOf>, preset = ten) =>
  preset ? findingsOf(rows, preset, namesOf(rows)).map(({ text, values }) => english(text, values)) : [];
/** A real table whose sums are correct, with one cell changed. */
const changed = (column: Parameters<typeof withCell>[1], typed: string) =>
  tableOf(tournaments.bmps2024).map((row, at) => (at === 0 ? withSum(withCell(row, column, typed)) : row));

test('the two rows of BGIS 2025 with wrong sums are reported, and nothing else', () => {
  expect(findings(tableOf(tournaments.bgis2025))).toEqual([
    'GodLike Esports: 35 + 116 is 151, and the total says 152',
    'Reckoning Esports: 52 + 78 is 130, and the total says 132',
  ]);
});

test.each(['bmps2024', 'bmps2025', 'bmps2025Day1'] as const)(
  'nothing is reported for %s, whose sums are correct',
  (name) => {
    const rows = tableOf(tournaments[name]);
    expect(presetOf(rows)).toBe(ten);
    expect(findings(rows)).toEqual([]);
  },
);

test('the sums of a table show which placement points it uses', () => {
  const rows = tableOf(tournaments.bgis2023);
  expect(presetOf(rows)).toBe(fifteen);
  expect(findings(rows, fifteen)).toEqual([]);
  expect(findings(rows, ten)).toEqual(['Position points add up to 1116; the places of 18 matches give 576']);
  expect(presetOf(rows.slice(0, 8))).toBeUndefined();
  expect(presetOf(changed('position_point', '55'))).toBeUndefined();
  // Nothing has been played, so every preset would fit.
  expect(presetOf(rows.map((row) => rowOf(row['team_id'] ?? '', 0, 0, 0, 0, 0)))).toBeUndefined();
  expect(presetOf(changed('matches_played', '17'))).toBeUndefined();
});

test('the presets give 32, 62 and 85 points per match', () => {
  expect([ten, fifteen, twenty].map((preset) => preset && pointsOfMatch(preset))).toEqual([32, 62, 85]);
});

test.each([
  ['position_point', '55', 'Position points add up to 575; the places of 18 matches give 576'],
  ['chicken_dinner', '5', 'Chicken dinners add up to 19 in 18 matches'],
  ['total_finish', '240', 'Finishes add up to 1170; 18 matches of 64 players have at most 1134'],
  ['matches_played', '17', 'Matches played add up to 287: no whole number of matches of 16 teams'],
] as const)('a sum of %s that cannot be is reported', (column, typed, sentence) => {
  expect(findings(changed(column, typed))).toEqual([sentence]);
});

test('a row with more dinners than matches is reported', () => {
  expect(findings([rowOf('32', 3, 2, 0, 0, 0)])).toEqual(['Team Versatile: 3 chicken dinners in 2 matches']);
  expect(findings([rowOf('32', 2, 2, 0, 0, 0)])).toEqual([]);
  expect(findings([rowOf('32', 2, '', 0, 0, 0)])).toEqual([]);
  expect(findings([rowOf('32', '', '', '', '', '')])).toEqual([]);
});

test('a team that occurs twice is reported at its second row', () => {
  expect(findings([rowOf('32'), rowOf(''), rowOf('32'), rowOf('')])).toEqual([
    'Team Versatile is in row 1 and in row 3',
  ]);
});

test('an incomplete table, or one with an empty cell, is not checked against its sums', () => {
  const rows = tableOf(tournaments.bmps2024);
  expect(findings(rows.slice(0, 15))).toEqual([]);
  expect(findings(rows.map((row, at) => (at === 3 ? rowOf('54', '', 18, 1, 1, 2) : row)))).toEqual([]);
});
