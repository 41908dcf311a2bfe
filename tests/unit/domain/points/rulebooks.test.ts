import { expect, test } from 'vitest';
import { findingsOf } from '#domain/points/findings.ts';
import { withMatch } from '#domain/points/matches.ts';
import { presets, usualRuleset } from '#domain/points/presets.ts';
import { rankBy } from '#domain/points/rank.ts';
import { rulesetOf } from '#domain/points/readings.ts';
import { type PointRow, withAdjustment } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { readRulesetText, rulesetText } from '#domain/points/ruleset-draft.ts';
import { english } from '#i18n/english.ts';
import { rowOf } from './real-tables.ts';

/** A team, its place and finishes in each match, and its total and rank. */
type Result = readonly [
  team: string,
  matches: readonly (readonly [place: number, finishes: number])[],
  total: number,
  rank: string,
];

/** A line for each team, best first: rank, team, total, and place/finishes of each match. */
const resultsIn = (lines: string): readonly Result[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [rank = '', team = '', total, ...matches] = line.trim().split(/ +/);
      const played = matches.map((match) => match.split('/').map(Number));
      return [team, played.map(([place = 0, finishes = 0]) => [place, finishes]), Number(total), rank];
    });

const bgisResults = resultsIn(`
   1 F 27   1/5  6/3
   2 N 23  13/3  1/5
   3 J 21   7/4  2/3
   4 R 20   3/7 20/3
   5 I 17  16/0  3/7
   6 D 15  20/4  4/3
   7 P 14   4/4 15/2
   8 H 12   2/0 16/0
  =9 O 11   8/0  5/4
  =9 T 11   5/4  8/0
  11 B  8   6/2 13/2
  12 S  8  19/3 12/4
  13 A  7  12/3 10/2
  14 L  7  14/3  9/3
  15 K  5  11/0 11/3
  16 E  5  10/0 19/4
  17 C  5  18/1 17/4
  18 M  4  15/1  7/1
  19 G  4  17/0 14/4
  20 Q  2   9/1 18/0
`);

const freeFireResults = resultsIn(`
   1 C 29   1/6  3/3
   2 L 21   3/0  1/1
   3 G 18   4/3  6/3
   4 E 17   6/4  4/1
   5 F 16   7/0  2/3
   6 J 15   2/1  9/3
   7 A 12   8/3  8/3
   8 B  9  12/0  5/3
   9 D  8   9/3 10/2
  10 H  8  11/2  7/2
  11 K  7  10/2 12/4
  12 I  7   5/1 11/0
`);

const superRulesResults = resultsIn(`
    1 N 21  15/4  1/7
    2 F 17   1/4 16/3
    3 L 16   3/6  6/3
   =4 D 14  14/3  2/5
   =4 M 14   6/3  3/4
    6 P 13   2/2  8/4
    7 J 10   5/3 11/4
   =8 C  9   8/4 15/4
   =8 O  9  16/1  4/4
  =10 A  8  13/4 14/4
  =10 E  8   7/4  7/2
   12 H  7   4/0 12/3
   13 I  5  10/2  9/3
  =14 B  4  12/2 10/2
  =14 G  4   9/0  5/1
   16 K  3  11/2 13/1
`);

const finalResults = resultsIn(`
   1 F 34   1/6  3/7  6/4
   2 P 31   3/1  1/5  1/0
   3 C 19   4/0  2/2  3/2
   4 K 14   5/3  5/3 15/2
   5 G 14  11/2 11/4  4/4
   6 E 11  15/1  6/1  2/1
   7 N 11   7/3  9/4  7/2
   8 I 10   2/1  7/2 11/0
   9 L 10  14/3  4/1 14/2
  10 D 10  12/3  8/3  9/3
  11 B 10  16/3 15/4 10/3
  12 M  8   8/4 16/1 13/2
  13 O  7  13/3 10/1  5/0
  14 J  7   6/2 12/3 12/0
  15 A  6  10/4 14/1  8/0
  16 H  1   9/0 13/1 16/0
`);

const scrimResults = resultsIn(`
    1 K 30  12/3  1/7  3/5
    2 M 19   1/3 19/2 20/4
    3 Q 18  13/3 18/3  1/2
    4 I 15  17/4  4/3 10/4
    5 E 14  24/3  2/2  7/2
    6 O 14   2/3 21/4 16/1
    7 C 13  25/4 12/4  5/2
    8 A 12  11/0 25/0  2/6
    9 B 11  21/0  5/3  6/3
   10 Y 11   4/0 24/4  8/3
   11 F 10   4/1  6/4 23/0
   12 H 10  14/0 13/2  4/4
   13 G 10  23/3 15/3 25/4
   14 D  9  22/0  3/1 11/3
   15 T  9  16/3 22/4 22/2
   16 W  8   3/2 23/1 17/0
   17 U  8   4/4 14/1 19/0
  =18 N  7   8/2  9/4 14/0
  =18 P  7   7/1 16/4 24/1
  =20 J  6  10/1  8/0 21/4
  =20 S  6  15/0  7/1 15/4
  =22 L  6  18/3 20/0 18/3
  =22 X  6  19/2 11/4 13/0
   24 R  3  20/2 10/1  9/0
   25 V  0   9/0 17/0 12/0
`);

const preset = (id: string) => presets.find((each) => each.id === id) ?? usualRuleset;
const pmgc: Ruleset = preset('10');
const bgis: Ruleset = { ...preset('15'), id: 'bgis', lobby: 20 };
const freeFire: Ruleset = {
  ...preset('freefire'),
  id: 'ffws',
  order: ['total_point', 'chicken_dinner', 'total_finish', 'position_point'],
};
const superRules: Ruleset = { ...pmgc, id: 'super', name: 'SUPER', order: ['total_point'], decider: 'best_match' };
const final: Ruleset = { ...pmgc, id: 'smash', name: 'Smash rule at 20' };
const scrim: Ruleset = { ...pmgc, id: 'scrim', name: 'Scrim', lobby: 25, shared: 'mean' };

function playedBy(results: readonly Result[], ruleset: Ruleset): readonly PointRow[] {
  const count = results[0]?.[1].length ?? 0;
  // Not in the order of the ranks.
  const teams = results.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Array.from({ length: count }).reduce<readonly PointRow[]>(
    (rows, _, match) =>
      withMatch(
        rows,
        teams.map(([, matches]) => {
          const [place = 0, finishes = 0] = matches[match] ?? [];
          return { place: String(place), finishes: String(finishes) };
        }),
        ruleset,
      ),
    teams.map(([team]) => rowOf(team)),
  );
}

function standings(rows: readonly PointRow[], ruleset: Ruleset) {
  const { sorted, shown } = rankBy(ruleset)(rows);
  return sorted.map((at) => [rows[at]?.['team_id'], Number(rows[at]?.['total_point']), shown[at]]);
}

const findings = (rows: readonly PointRow[], ruleset: Ruleset) =>
  findingsOf(rows, ruleset, (at) => rows[at]?.['team_id'] ?? '').map(({ text, values }) => english(text, values));

test.each([
  ['BGIS 2021, 20 teams', bgis, bgisResults],
  ['Free Fire World Series, 12 teams', freeFire, freeFireResults],
  ['PUBG SUPER, 16 teams, ties by the best match', superRules, superRulesResults],
  ['a final of PMGC with the smash rule, 16 teams', final, finalResults],
  ['a scrim of 25 teams, of which three share a place', scrim, scrimResults],
] as const)('%s: totals and ranks are those of the rulebook, and nothing is warned of', (_, ruleset, results) => {
  const rows = playedBy(results, ruleset);
  expect(standings(rows, ruleset)).toEqual(results.map(([team, , total, rank]) => [team, total, rank]));
  expect(findings(rows, ruleset)).toEqual([]);
  expect(rulesetOf(rows, [ruleset])).toBe(ruleset);
  expect(readRulesetText(rulesetText(ruleset), ruleset.id)).toEqual(ruleset);
});

test('the winner by the smash rule is put first by a bonus with its reason, and nothing is warned of', () => {
  const rows = playedBy(finalResults, final);
  const [leader, champion] = finalResults;
  const bonus = (leader?.[2] ?? 0) - (champion?.[2] ?? 0) + 1;
  const decided = rows.map((row) =>
    row['team_id'] === champion?.[0]
      ? withAdjustment(row, { adjustment: String(bonus), reason: 'Won match 3 with more than 20 points' }, final)
      : row,
  );
  expect(standings(decided, final)[0]?.[0]).toBe(champion?.[0]);
  expect(findings(decided, final)).toEqual([]);
});

test('teams that share a place with the points of it have more points than the places give, which is said', () => {
  const rows = playedBy(scrimResults, { ...scrim, shared: 'each' });
  expect(findings(rows, scrim)).toEqual(['Position points add up to 99; the places of 3 matches give 96']);
});
