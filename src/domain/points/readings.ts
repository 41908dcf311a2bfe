import { presets, usualRuleset } from './presets.ts';
import { isComplete, overrideOf, type PointRow, sumOfColumn } from './row.ts';
import { pointsOfMatch, type Ruleset } from './ruleset.ts';

/** Whether the sums of a table can be checked. An incomplete table has no known sums. */
export function canBeSummed(rows: readonly PointRow[], { lobby }: Ruleset): boolean {
  return rows.length >= lobby && rows.every(isComplete);
}

/** What a table would contain if each of its matches had this many teams. */
export interface Reading {
  readonly teams: number;
  /** Not a whole number if matches of this size are impossible. */
  readonly matches: number;
}

/**
 * The ways to read a table: its matches had the teams of the ruleset, or all teams of the table. More teams than the lobby
 * has took turns, or played together, as in a scrim: 20 teams with 4 matches each are 5 matches of 16 or 4 matches of 20.
 */
export function readingsOf(rows: readonly PointRow[], { lobby }: Ruleset): readonly Reading[] {
  const played = sumOfColumn(rows, 'matches_played');
  return [...new Set([lobby, rows.length])].map((teams) => ({ teams, matches: played / teams }));
}

/**
 * The ruleset whose points fit the sums of the table and most of its totals; undefined if none fits, or if the sums cannot
 * be checked yet.
 */
export function rulesetOf(rows: readonly PointRow[], rulesets: readonly Ruleset[]): Ruleset | undefined {
  const position = sumOfColumn(rows, 'position_point');
  return rulesets.find((ruleset) => {
    if (!canBeSummed(rows, ruleset)) return false;
    const fits = readingsOf(rows, ruleset).some(
      ({ teams, matches }) => matches > 0 && position === pointsOfMatch(ruleset, teams) * matches,
    );
    return fits && rows.filter((row) => overrideOf(row, ruleset) !== undefined).length * 2 < rows.length;
  });
}

/** What is known about the ruleset of a table. */
export interface KnownRulesets {
  /** The one that was chosen for it. */
  readonly chosen?: Ruleset | undefined;
  /** The one that was chosen last for a table of the same series. */
  readonly inSeries?: Ruleset | undefined;
  /** The one that fitted before the last changes. While numbers are typed, the sums fit none. */
  readonly former?: Ruleset | undefined;
  readonly all: readonly Ruleset[];
}

/** The ruleset of a table: the chosen one, otherwise one that fits its sums or did, otherwise that of its series. */
export function rulesetFor(
  rows: readonly PointRow[],
  { chosen, inSeries, former, all }: KnownRulesets = { all: presets },
): Ruleset {
  const first = [former, inSeries].filter((ruleset) => ruleset !== undefined);
  return chosen ?? rulesetOf(rows, [...first, ...all]) ?? former ?? inSeries ?? usualRuleset;
}
