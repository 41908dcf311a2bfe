import { foldText } from '../text/fold-text.ts';
import { type PointColumn, pointColumns } from './row.ts';

/** The column of the point table for each column of a pasted table; `null` means that it is skipped. */
export type Matching = readonly (PointColumn | null)[];

/** Column names that spreadsheets use, without spaces and punctuation. Case does not matter. */
const names: Readonly<Record<PointColumn, readonly string[]>> = {
  team_id: ['team', 'teams', 'teamname', 'squad', 'name', 'टीम'],
  chicken_dinner: ['chickendinner', 'chickendinners', 'dinner', 'dinners', 'cd', 'wwcd', 'win', 'wins', 'चिकनडिनर'],
  matches_played: ['matchesplayed', 'matches', 'match', 'mp', 'm', 'played', 'games', 'खेलेगएमैच', 'मैच'],
  total_finish: [
    ...['totalfinish', 'totalfinishes', 'finish', 'finishes', 'finishpoint', 'finishpoints', 'finishpts', 'fp'],
    ...['kill', 'kills', 'killpoints', 'killpts', 'elims', 'eliminations', 'कुलफ़िनिश', 'फ़िनिश'],
  ],
  position_point: [
    ...['positionpoint', 'positionpoints', 'positionpts', 'position', 'pos', 'pp', 'पोज़िशनपॉइंट'],
    ...['placement', 'placementpoint', 'placementpoints', 'placementpts', 'placepoints', 'placepts'],
  ],
  total_point: ['totalpoint', 'totalpoints', 'totalpts', 'total', 'points', 'pts', 'tp', 'कुलपॉइंट'],
};

const columnOf = new Map(pointColumns.flatMap((column) => names[column].map((name) => [tidy(name), column] as const)));

function tidy(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

export interface Header {
  readonly matching: Matching;
  /** Whether the first row contains column names instead of a team. */
  readonly isNamed: boolean;
}

/** Matches the columns by their names. If the first row has no names, it matches them by their order. */
export function readHeader(rows: readonly (readonly string[])[]): Header {
  const [first = []] = rows;
  const matching = withoutRank(onlyFirst(first.map((cell) => columnOf.get(tidy(cell)) ?? null)));
  if (matching.filter((column) => column !== null).length >= 2) return { matching, isNamed: true };
  return { matching: byOrder(first), isNamed: false };
}

/** If two columns have the same name, only the first one counts. */
function onlyFirst(matching: Matching): Matching {
  return matching.map((column, at) => (matching.indexOf(column) === at ? column : null));
}

/** A "position" column before the team's name is a rank, not position points. */
function withoutRank(matching: Matching): Matching {
  const team = matching.indexOf('team_id');
  return matching.map((column, at) => (column === 'position_point' && at < team ? null : column));
}

/** Uses the order of the table, starting at the first cell that is not a number: a rank may come before the team. */
function byOrder(first: readonly string[]): Matching {
  const team = first.findIndex((cell) => !/^#?\d*\.?$/.test(cell));
  return first.map((_, at) => (team === -1 ? null : (pointColumns[at - team] ?? null)));
}
