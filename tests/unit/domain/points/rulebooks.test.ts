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

/** A team, its place and finishes in each match, and its total and rank, best first. */
type Result = readonly [
  team: string,
  matches: readonly (readonly [place: number, finishes: number])[],
  total: number,
  rank: string,
];

const pmgcResults: readonly Result[] = [
  [
    'I',
    [
      [1, 6],
      [14, 0],
    ],
    16,
    '1',
  ],
  [
    'A',
    [
      [3, 7],
      [10, 3],
    ],
    15,
    '2',
  ],
  [
    'E',
    [
      [10, 0],
      [2, 6],
    ],
    12,
    '3',
  ],
  [
    'M',
    [
      [13, 1],
      [1, 0],
    ],
    11,
    '4',
  ],
  [
    'F',
    [
      [2, 3],
      [7, 1],
    ],
    11,
    '5',
  ],
  [
    'O',
    [
      [12, 1],
      [3, 5],
    ],
    11,
    '6',
  ],
  [
    'B',
    [
      [4, 1],
      [6, 2],
    ],
    9,
    '7',
  ],
  [
    'D',
    [
      [14, 4],
      [5, 2],
    ],
    9,
    '8',
  ],
  [
    'K',
    [
      [11, 1],
      [4, 2],
    ],
    7,
    '9',
  ],
  [
    'L',
    [
      [15, 3],
      [13, 4],
    ],
    7,
    '10',
  ],
  [
    'C',
    [
      [5, 3],
      [12, 0],
    ],
    6,
    '11',
  ],
  [
    'N',
    [
      [6, 0],
      [16, 4],
    ],
    6,
    '12',
  ],
  [
    'H',
    [
      [8, 1],
      [9, 2],
    ],
    4,
    '13',
  ],
  [
    'J',
    [
      [16, 2],
      [11, 2],
    ],
    4,
    '=14',
  ],
  [
    'P',
    [
      [9, 4],
      [15, 0],
    ],
    4,
    '=14',
  ],
  [
    'G',
    [
      [7, 0],
      [8, 1],
    ],
    3,
    '16',
  ],
];

const bgisResults: readonly Result[] = [
  [
    'F',
    [
      [1, 5],
      [6, 3],
    ],
    27,
    '1',
  ],
  [
    'N',
    [
      [13, 3],
      [1, 5],
    ],
    23,
    '2',
  ],
  [
    'J',
    [
      [7, 4],
      [2, 3],
    ],
    21,
    '3',
  ],
  [
    'R',
    [
      [3, 7],
      [20, 3],
    ],
    20,
    '4',
  ],
  [
    'I',
    [
      [16, 0],
      [3, 7],
    ],
    17,
    '5',
  ],
  [
    'D',
    [
      [20, 4],
      [4, 3],
    ],
    15,
    '6',
  ],
  [
    'P',
    [
      [4, 4],
      [15, 2],
    ],
    14,
    '7',
  ],
  [
    'H',
    [
      [2, 0],
      [16, 0],
    ],
    12,
    '8',
  ],
  [
    'O',
    [
      [8, 0],
      [5, 4],
    ],
    11,
    '=9',
  ],
  [
    'T',
    [
      [5, 4],
      [8, 0],
    ],
    11,
    '=9',
  ],
  [
    'B',
    [
      [6, 2],
      [13, 2],
    ],
    8,
    '11',
  ],
  [
    'S',
    [
      [19, 3],
      [12, 4],
    ],
    8,
    '12',
  ],
  [
    'A',
    [
      [12, 3],
      [10, 2],
    ],
    7,
    '13',
  ],
  [
    'L',
    [
      [14, 3],
      [9, 3],
    ],
    7,
    '14',
  ],
  [
    'K',
    [
      [11, 0],
      [11, 3],
    ],
    5,
    '15',
  ],
  [
    'E',
    [
      [10, 0],
      [19, 4],
    ],
    5,
    '16',
  ],
  [
    'C',
    [
      [18, 1],
      [17, 4],
    ],
    5,
    '17',
  ],
  [
    'M',
    [
      [15, 1],
      [7, 1],
    ],
    4,
    '18',
  ],
  [
    'G',
    [
      [17, 0],
      [14, 4],
    ],
    4,
    '19',
  ],
  [
    'Q',
    [
      [9, 1],
      [18, 0],
    ],
    2,
    '20',
  ],
];

const freeFireResults: readonly Result[] = [
  [
    'C',
    [
      [1, 6],
      [3, 3],
    ],
    29,
    '1',
  ],
  [
    'L',
    [
      [3, 0],
      [1, 1],
    ],
    21,
    '2',
  ],
  [
    'G',
    [
      [4, 3],
      [6, 3],
    ],
    18,
    '3',
  ],
  [
    'E',
    [
      [6, 4],
      [4, 1],
    ],
    17,
    '4',
  ],
  [
    'F',
    [
      [7, 0],
      [2, 3],
    ],
    16,
    '5',
  ],
  [
    'J',
    [
      [2, 1],
      [9, 3],
    ],
    15,
    '6',
  ],
  [
    'A',
    [
      [8, 3],
      [8, 3],
    ],
    12,
    '7',
  ],
  [
    'B',
    [
      [12, 0],
      [5, 3],
    ],
    9,
    '8',
  ],
  [
    'D',
    [
      [9, 3],
      [10, 2],
    ],
    8,
    '9',
  ],
  [
    'H',
    [
      [11, 2],
      [7, 2],
    ],
    8,
    '10',
  ],
  [
    'K',
    [
      [10, 2],
      [12, 4],
    ],
    7,
    '11',
  ],
  [
    'I',
    [
      [5, 1],
      [11, 0],
    ],
    7,
    '12',
  ],
];

const superRulesResults: readonly Result[] = [
  [
    'N',
    [
      [15, 4],
      [1, 7],
    ],
    21,
    '1',
  ],
  [
    'F',
    [
      [1, 4],
      [16, 3],
    ],
    17,
    '2',
  ],
  [
    'L',
    [
      [3, 6],
      [6, 3],
    ],
    16,
    '3',
  ],
  [
    'D',
    [
      [14, 3],
      [2, 5],
    ],
    14,
    '=4',
  ],
  [
    'M',
    [
      [6, 3],
      [3, 4],
    ],
    14,
    '=4',
  ],
  [
    'P',
    [
      [2, 2],
      [8, 4],
    ],
    13,
    '6',
  ],
  [
    'J',
    [
      [5, 3],
      [11, 4],
    ],
    10,
    '7',
  ],
  [
    'C',
    [
      [8, 4],
      [15, 4],
    ],
    9,
    '=8',
  ],
  [
    'O',
    [
      [16, 1],
      [4, 4],
    ],
    9,
    '=8',
  ],
  [
    'A',
    [
      [13, 4],
      [14, 4],
    ],
    8,
    '=10',
  ],
  [
    'E',
    [
      [7, 4],
      [7, 2],
    ],
    8,
    '=10',
  ],
  [
    'H',
    [
      [4, 0],
      [12, 3],
    ],
    7,
    '12',
  ],
  [
    'I',
    [
      [10, 2],
      [9, 3],
    ],
    5,
    '13',
  ],
  [
    'B',
    [
      [12, 2],
      [10, 2],
    ],
    4,
    '=14',
  ],
  [
    'G',
    [
      [9, 0],
      [5, 1],
    ],
    4,
    '=14',
  ],
  [
    'K',
    [
      [11, 2],
      [13, 1],
    ],
    3,
    '16',
  ],
];

const finalResults: readonly Result[] = [
  [
    'F',
    [
      [1, 6],
      [3, 7],
      [6, 4],
    ],
    34,
    '1',
  ],
  [
    'P',
    [
      [3, 1],
      [1, 5],
      [1, 0],
    ],
    31,
    '2',
  ],
  [
    'C',
    [
      [4, 0],
      [2, 2],
      [3, 2],
    ],
    19,
    '3',
  ],
  [
    'K',
    [
      [5, 3],
      [5, 3],
      [15, 2],
    ],
    14,
    '4',
  ],
  [
    'G',
    [
      [11, 2],
      [11, 4],
      [4, 4],
    ],
    14,
    '5',
  ],
  [
    'E',
    [
      [15, 1],
      [6, 1],
      [2, 1],
    ],
    11,
    '6',
  ],
  [
    'N',
    [
      [7, 3],
      [9, 4],
      [7, 2],
    ],
    11,
    '7',
  ],
  [
    'I',
    [
      [2, 1],
      [7, 2],
      [11, 0],
    ],
    10,
    '8',
  ],
  [
    'L',
    [
      [14, 3],
      [4, 1],
      [14, 2],
    ],
    10,
    '9',
  ],
  [
    'D',
    [
      [12, 3],
      [8, 3],
      [9, 3],
    ],
    10,
    '10',
  ],
  [
    'B',
    [
      [16, 3],
      [15, 4],
      [10, 3],
    ],
    10,
    '11',
  ],
  [
    'M',
    [
      [8, 4],
      [16, 1],
      [13, 2],
    ],
    8,
    '12',
  ],
  [
    'O',
    [
      [13, 3],
      [10, 1],
      [5, 0],
    ],
    7,
    '13',
  ],
  [
    'J',
    [
      [6, 2],
      [12, 3],
      [12, 0],
    ],
    7,
    '14',
  ],
  [
    'A',
    [
      [10, 4],
      [14, 1],
      [8, 0],
    ],
    6,
    '15',
  ],
  [
    'H',
    [
      [9, 0],
      [13, 1],
      [16, 0],
    ],
    1,
    '16',
  ],
];

const scrimResults: readonly Result[] = [
  [
    'K',
    [
      [12, 3],
      [1, 7],
      [3, 5],
    ],
    30,
    '1',
  ],
  [
    'M',
    [
      [1, 3],
      [19, 2],
      [20, 4],
    ],
    19,
    '2',
  ],
  [
    'Q',
    [
      [13, 3],
      [18, 3],
      [1, 2],
    ],
    18,
    '3',
  ],
  [
    'I',
    [
      [17, 4],
      [4, 3],
      [10, 4],
    ],
    15,
    '4',
  ],
  [
    'E',
    [
      [24, 3],
      [2, 2],
      [7, 2],
    ],
    14,
    '5',
  ],
  [
    'O',
    [
      [2, 3],
      [21, 4],
      [16, 1],
    ],
    14,
    '6',
  ],
  [
    'C',
    [
      [25, 4],
      [12, 4],
      [5, 2],
    ],
    13,
    '7',
  ],
  [
    'A',
    [
      [11, 0],
      [25, 0],
      [2, 6],
    ],
    12,
    '8',
  ],
  [
    'B',
    [
      [21, 0],
      [5, 3],
      [6, 3],
    ],
    11,
    '9',
  ],
  [
    'Y',
    [
      [4, 0],
      [24, 4],
      [8, 3],
    ],
    11,
    '10',
  ],
  [
    'F',
    [
      [4, 1],
      [6, 4],
      [23, 0],
    ],
    10,
    '11',
  ],
  [
    'H',
    [
      [14, 0],
      [13, 2],
      [4, 4],
    ],
    10,
    '12',
  ],
  [
    'G',
    [
      [23, 3],
      [15, 3],
      [25, 4],
    ],
    10,
    '13',
  ],
  [
    'D',
    [
      [22, 0],
      [3, 1],
      [11, 3],
    ],
    9,
    '14',
  ],
  [
    'T',
    [
      [16, 3],
      [22, 4],
      [22, 2],
    ],
    9,
    '15',
  ],
  [
    'W',
    [
      [3, 2],
      [23, 1],
      [17, 0],
    ],
    8,
    '16',
  ],
  [
    'U',
    [
      [4, 4],
      [14, 1],
      [19, 0],
    ],
    8,
    '17',
  ],
  [
    'N',
    [
      [8, 2],
      [9, 4],
      [14, 0],
    ],
    7,
    '=18',
  ],
  [
    'P',
    [
      [7, 1],
      [16, 4],
      [24, 1],
    ],
    7,
    '=18',
  ],
  [
    'J',
    [
      [10, 1],
      [8, 0],
      [21, 4],
    ],
    6,
    '=20',
  ],
  [
    'S',
    [
      [15, 0],
      [7, 1],
      [15, 4],
    ],
    6,
    '=20',
  ],
  [
    'L',
    [
      [18, 3],
      [20, 0],
      [18, 3],
    ],
    6,
    '=22',
  ],
  [
    'X',
    [
      [19, 2],
      [11, 4],
      [13, 0],
    ],
    6,
    '=22',
  ],
  [
    'R',
    [
      [20, 2],
      [10, 1],
      [9, 0],
    ],
    3,
    '24',
  ],
  [
    'V',
    [
      [9, 0],
      [17, 0],
      [12, 0],
    ],
    0,
    '25',
  ],
];

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
  ['PMGC and BMPS, 16 teams', pmgc, pmgcResults],
  ['BGIS 2021, 20 teams', bgis, bgisResults],
  ['Free Fire World Series, 12 teams', freeFire, freeFireResults],
  ['PUBG SUPER, 16 teams, ties by the best match', superRules, superRulesResults],
  ['a final with the smash rule, 16 teams', final, finalResults],
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
