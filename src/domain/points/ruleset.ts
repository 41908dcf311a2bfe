import type { NumberColumn, Scoring } from './row.ts';

/** What a table can be ranked by. */
export type RankColumn = Exclude<NumberColumn, 'matches_played'>;

/** What decides between teams that are level in all columns. A table does not contain it, so they share a rank. */
export type Decider = 'last_match' | 'best_match' | 'head_to_head';

/** How teams that share a place score: each the points of the place, or the mean of the places that they take together. */
export type SharedScoring = 'each' | 'mean';

/** How a tournament scores and ranks. All checks are computed from it. The API has no field for it. */
export interface Ruleset extends Scoring {
  readonly id: string;
  /** A preset has its English name, which is translated where it is shown. */
  readonly name: string;
  /** Starts with the first place. Places after the last entry give no points. */
  readonly places: readonly number[];
  /** The most finishes of a team that count in a match; null for all. */
  readonly finishCap: number | null;
  /** The number of teams in a match. */
  readonly lobby: number;
  /** Contains the total. A column that is left out decides nothing. */
  readonly order: readonly RankColumn[];
  readonly decider: Decider;
  readonly shared: SharedScoring;
}

/** Every match is played by squads of four. */
const playersPerTeam = 4;

/** The number of players in a match. */
export function playersOf(teams: number): number {
  return playersPerTeam * teams;
}

/** The highest possible number of finishes in a match: all players except one. */
export function maxFinishes(teams: number): number {
  return playersOf(teams) - 1;
}

/** @param place starts at 1 */
export function pointsFor({ places }: Ruleset, place: number): number {
  return places[place - 1] ?? 0;
}

/** The sum of all position points of a match. */
export function pointsOfMatch({ places }: Ruleset, teams: number): number {
  return places.slice(0, teams).reduce((sum, points) => sum + points, 0);
}

/** The finishes of a team in one match that count. */
export function countedFinishes({ finishCap }: Ruleset, finishes: number): number {
  return finishCap === null ? finishes : Math.min(finishes, finishCap);
}

/** The points for a place that some teams share. The table has whole numbers only, so a mean is rounded down. */
export function sharedPoints(ruleset: Ruleset, place: number, teams: number, scoring: SharedScoring): number {
  if (scoring === 'each') return pointsFor(ruleset, place);
  const points = Array.from({ length: teams }, (_, at) => pointsFor(ruleset, place + at));
  return Math.floor(points.reduce((sum, each) => sum + each, 0) / teams);
}
