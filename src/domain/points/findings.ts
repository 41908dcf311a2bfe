import { lobbySize, maxFinishes, type Preset, pointsOfMatch, presets } from './presets.ts';
import { countIn, isComplete, type NameOf, overrideOf, type PointRow, type Said, sumOfColumn } from './row.ts';

/** Something unusual in a table, and the index of its row; without `row` it concerns the whole table. */
export interface Finding extends Said {
  readonly row?: number;
}

/** Finds unusual values. They are only shown and block nothing, because headstarts, bonuses and penalties exist. */
export function findingsOf(rows: readonly PointRow[], preset: Preset, nameOf: NameOf): readonly Finding[] {
  return [...rowFindings(rows, nameOf), ...doubledTeams(rows, nameOf), ...sumFindings(rows, preset)];
}

function rowFindings(rows: readonly PointRow[], nameOf: NameOf): readonly Finding[] {
  return rows.flatMap((row, at) => {
    const team = nameOf(at);
    const override = overrideOf(row);
    const position = countIn(row, 'position_point') ?? 0;
    const finishes = countIn(row, 'total_finish') ?? 0;
    const dinners = countIn(row, 'chicken_dinner') ?? 0;
    const matches = countIn(row, 'matches_played');
    return present(
      override && {
        row: at,
        text: '{{team}}: {{position}} + {{finishes}} is {{sum}}, and the total says {{total}}',
        values: { team, position, finishes, ...override },
      },
      matches !== undefined &&
        dinners > matches && {
          row: at,
          text: '{{team}}: {{dinners}} chicken dinners in {{matches}} matches',
          values: { team, dinners, matches },
        },
    );
  });
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

/** The number of matches in a table, with 16 teams each; undefined if it is not a whole number. */
export function matchesIn(rows: readonly PointRow[]): number | undefined {
  const matches = sumOfColumn(rows, 'matches_played') / lobbySize;
  return Number.isInteger(matches) ? matches : undefined;
}

/** Whether the sums of a table can be checked. An incomplete table has no known sums. */
export function canBeSummed(rows: readonly PointRow[]): boolean {
  return rows.length >= lobbySize && rows.every(isComplete);
}

function sumFindings(rows: readonly PointRow[], preset: Preset): readonly Finding[] {
  if (!canBeSummed(rows)) return [];
  const matches = matchesIn(rows);
  if (matches === undefined) {
    const sum = sumOfColumn(rows, 'matches_played');
    return [{ text: 'Matches played add up to {{sum}}: no whole number of matches of 16 teams', values: { sum } }];
  }
  const position = sumOfColumn(rows, 'position_point');
  const expected = pointsOfMatch(preset) * matches;
  const dinners = sumOfColumn(rows, 'chicken_dinner');
  const finishes = sumOfColumn(rows, 'total_finish');
  const most = maxFinishes * matches;
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
      text: 'Finishes add up to {{sum}}; {{matches}} matches of 64 players have at most {{most}}',
      values: { sum: finishes, matches, most },
    },
  );
}

/** The placement points that fit the sums of the table; undefined if none fits or the sums cannot be checked yet. */
export function presetOf(rows: readonly PointRow[]): Preset | undefined {
  const matches = canBeSummed(rows) ? matchesIn(rows) : undefined;
  const position = sumOfColumn(rows, 'position_point');
  return presets.find((preset) => matches !== undefined && matches > 0 && position === pointsOfMatch(preset) * matches);
}
