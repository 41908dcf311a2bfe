import { expect, test } from 'vitest';
import { findingsOf } from '#domain/points/findings.ts';
import { presets } from '#domain/points/presets.ts';
import { rulesetFor, rulesetOf } from '#domain/points/readings.ts';
import { withCell, withSum } from '#domain/points/row.ts';
import { pointsOfMatch, type Ruleset } from '#domain/points/ruleset.ts';
import { english } from '#i18n/english.ts';
import { namesOf, rowOf, tableOf, tournaments } from './real-tables.ts';

const [ten, fifteen, twenty, freeFire, double] = presets;
if (!ten || !fifteen || !freeFire || !double) throw new Error('There are no presets');
const presetOf = (rows: ReturnType<typeof tableOf>) => rulesetOf(rows, presets);
const findings = (rows: ReturnType<typeof tableOf>, ruleset: Ruleset = ten) =>
  findingsOf(rows, ruleset, namesOf(rows)).map(({ text, values }) => english(text, values));
/** A real table whose sums are correct, with one cell changed. */
const changed = (column: Parameters<typeof withCell>[1], typed: string) =>
  tableOf(tournaments.bmps2024).map((row, at) => (at === 0 ? withSum(withCell(row, column, typed, ten), ten) : row));

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

test('the presets give 32, 62, 85 and 57 points per match, and fewer with fewer teams', () => {
  const points = (ruleset: Ruleset | undefined) => ruleset && pointsOfMatch(ruleset, ruleset.lobby);
  expect([ten, fifteen, twenty, freeFire].map(points)).toEqual([32, 62, 85, 57]);
  expect(pointsOfMatch(freeFire, 3)).toBe(29);
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

/** A table in which each match had all its teams, and each team won or lost places in turn. */
function played(teams: number, matches: number, ruleset: Ruleset) {
  return Array.from({ length: teams }, (_, team) => {
    const places = Array.from({ length: matches }, (_match, at) => ((team + at) % teams) + 1);
    const position = places.reduce((sum, place) => sum + (ruleset.places[place - 1] ?? 0), 0);
    const finishes = (team % 3) + matches;
    const dinners = places.filter((place) => place === 1).length;
    return rowOf(String(team + 1), dinners, matches, finishes, position, position + ruleset.perFinish * finishes);
  });
}

test.each([12, 16, 20, 25])('a table of %i teams has no false warning, whatever its matches', (teams) => {
  for (const ruleset of presets) {
    for (let matches = 1; matches <= 12; matches += 1) {
      const rows = played(teams, matches, ruleset);
      expect(findings(rows, ruleset)).toEqual([]);
      if (teams >= ruleset.lobby) expect(rulesetOf(rows, [ruleset])).toBe(ruleset);
    }
  }
});

test('20 teams with 4 matches each are 4 matches of 20 or 5 of 16, and what fits neither is reported once', () => {
  const scrim = played(20, 4, ten);
  const taken = scrim.map((row, at) => (at === 0 ? { ...row, chicken_dinner: '0' } : row));
  expect(findings(taken)).toEqual(['Chicken dinners add up to 3 in 4 matches']);
  // Five matches of sixteen: 5 dinners, 160 position points.
  const more = (row: ReturnType<typeof rowOf>, column: string, added: number) => String(Number(row[column]) + added);
  const turns = scrim.map((row, at) => {
    const raised = { chicken_dinner: more(row, 'chicken_dinner', 1), position_point: more(row, 'position_point', 32) };
    return at === 0 ? withSum({ ...row, ...raised }, ten) : row;
  });
  expect(findings(turns)).toEqual([]);
  const odd = scrim.map((row, at) => (at === 0 ? { ...row, matches_played: '3' } : row));
  expect(findings(odd)).toEqual(['Matches played add up to 79: no whole number of matches of 16 teams']);
});

test('a table with two points a finish is recognized by its totals, and checked with them', () => {
  const rows = played(16, 6, double);
  expect(presetOf(rows)).toBe(double);
  expect(presetOf(played(16, 6, ten))).toBe(ten);
  const [first, ...others] = rows;
  const bonus = { ...first, team_id: '32', total_point: '43' };
  expect(findings([bonus, ...others], double)).toEqual(['Team Versatile: 30 + 2 × 6 is 42, and the total says 43']);
});

test('more finishes than a cap counts are reported', () => {
  const capped = { ...ten, finishCap: 8 };
  expect(findings([rowOf('32', 0, 2, 17, 3, 20)], capped)).toEqual([
    'Team Versatile: 17 finishes in 2 matches, of which 16 count',
  ]);
  expect(findings([rowOf('32', 0, 2, 16, 3, 19)], capped)).toEqual([]);
});

test('a table has its chosen ruleset, otherwise one that fits, and that of its series first', () => {
  const own = { ...ten, id: 'own', order: ['total_point', 'total_finish'] as const };
  const rows = played(16, 6, ten);
  const all = [...presets, own];
  expect(rulesetFor(rows)).toBe(ten);
  expect(rulesetFor([])).toBe(ten);
  expect(rulesetFor(rows, { inSeries: own, all })).toBe(own);
  expect(rulesetFor(rows, { chosen: double, inSeries: own, all })).toBe(double);
  expect(rulesetFor([], { inSeries: double, all })).toBe(double);
  expect(rulesetFor([], { inSeries: own, former: double, all })).toBe(double);
  expect(rulesetFor(rows, { former: double, all })).toBe(ten);
  expect(rulesetFor(played(16, 6, fifteen), { inSeries: own, all })).toBe(fifteen);
});
