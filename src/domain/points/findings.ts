import { signed } from '../text/signed-number.ts';
import { canBeSummed, type Reading, readingsOf } from './readings.ts';
import { adjustmentOf, countIn, type NameOf, overrideOf, type PointRow, type Said, sumOfColumn } from './row.ts';
import { maxFinishes, playersOf, pointsOfMatch, type Ruleset } from './ruleset.ts';

/** Something unusual in a table, and the index of its row; without `row` it concerns the whole table. */
export interface Finding extends Said {
  readonly row?: number;
}

/** Finds unusual values. They are only shown and block nothing, because headstarts, bonuses and penalties exist. */
export function findingsOf(rows: readonly PointRow[], ruleset: Ruleset, nameOf: NameOf): readonly Finding[] {
  return [...rowFindings(rows, ruleset, nameOf), ...doubledTeams(rows, nameOf), ...sumFindings(rows, ruleset)];
}

function rowFindings(rows: readonly PointRow[], ruleset: Ruleset, nameOf: NameOf): readonly Finding[] {
  return rows.flatMap((row, at) => {
    const team = nameOf(at);
    const { perFinish, finishCap } = ruleset;
    const override = overrideOf(row, ruleset);
    const adjustment = adjustmentOf(row, ruleset);
    const position = countIn(row, 'position_point') ?? 0;
    const finishes = countIn(row, 'total_finish') ?? 0;
    const dinners = countIn(row, 'chicken_dinner') ?? 0;
    const matches = countIn(row, 'matches_played');
    return present(
      override && {
        row: at,
        text: overrideText(perFinish, adjustment),
        values: { team, position, finishes, each: perFinish, points: signed(adjustment), ...override },
      },
      matches !== undefined &&
        dinners > matches && {
          row: at,
          text: '{{team}}: {{dinners}} chicken dinners in {{matches}} matches',
          values: { team, dinners, matches },
        },
      matches !== undefined &&
        finishCap !== null &&
        finishes > finishCap * matches && {
          row: at,
          text: '{{team}}: {{finishes}} finishes in {{matches}} matches, of which {{most}} count',
          values: { team, finishes, matches, most: finishCap * matches },
        },
    );
  });
}

function overrideText(perFinish: number, adjustment: number) {
  if (adjustment !== 0) {
    return '{{team}}: {{position}} + {{each}} × {{finishes}} with {{points}} is {{sum}}, and the total says {{total}}';
  }
  return perFinish === 1
    ? '{{team}}: {{position}} + {{finishes}} is {{sum}}, and the total says {{total}}'
    : '{{team}}: {{position}} + {{each}} × {{finishes}} is {{sum}}, and the total says {{total}}';
}

function present(...findings: readonly (Finding | false | undefined)[]): readonly Finding[] {
  return findings.filter((finding) => !!finding);
}

function doubledTeams(rows: readonly PointRow[], nameOf: NameOf): readonly Finding[] {
  return rows.flatMap((row, at) => {
    const first = rows.findIndex((other) => other['team_id'] === row['team_id']);
    if ((row['team_id'] ?? '') === '' || first === at) return [];
    return [
      {
        row: at,
        text: '{{team}} is in row {{first}} and in row {{second}}',
        values: { team: nameOf(at), first: first + 1, second: at + 1 },
      } as const,
    ];
  });
}

/** What is unusual in the sums, in the reading in which least is. */
function sumFindings(rows: readonly PointRow[], ruleset: Ruleset): readonly Finding[] {
  if (!canBeSummed(rows, ruleset)) return [];
  const possible = readingsOf(rows, ruleset).filter(({ matches }) => Number.isInteger(matches));
  const [first, ...others] = possible.map((reading) => findingsIn(rows, ruleset, reading));
  if (first !== undefined) return others.reduce((least, each) => (each.length < least.length ? each : least), first);
  const values = { sum: sumOfColumn(rows, 'matches_played'), teams: ruleset.lobby };
  return [{ text: 'Matches played add up to {{sum}}: no whole number of matches of {{teams}} teams', values }];
}

function findingsIn(rows: readonly PointRow[], ruleset: Ruleset, { teams, matches }: Reading): readonly Finding[] {
  const position = sumOfColumn(rows, 'position_point');
  const expected = pointsOfMatch(ruleset, teams) * matches;
  const dinners = sumOfColumn(rows, 'chicken_dinner');
  const finishes = sumOfColumn(rows, 'total_finish');
  const most = maxFinishes(teams) * matches;
  return present(
    position !== expected && {
      text: 'Position points add up to {{sum}}; the places of {{matches}} matches give {{expected}}',
      values: { sum: position, matches, expected },
    },
    dinners !== matches && {
      text: 'Chicken dinners add up to {{sum}} in {{matches}} matches',
      values: { sum: dinners, matches },
    },
    finishes > most && {
      text: 'Finishes add up to {{sum}}; {{matches}} matches of {{players}} players have at most {{most}}',
      values: { sum: finishes, matches, players: playersOf(teams), most },
    },
  );
}
