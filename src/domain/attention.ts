import type { Ruleset } from './points/ruleset.ts';
import { readPointTable, wrongTotals } from './points/standings.ts';
import type { RecordRow } from './record-row.ts';
import { isTimed, type TimedMatch } from './schedule/days.ts';
import { readMatches, type ScheduledMatch } from './schedule/match.ts';
import { isPastItsTime } from './schedule/open-matches.ts';
import { findWarnings } from './schedule/warnings.ts';
import { recentMs, tournamentName } from './tournaments.ts';

/** Something that staff should look at. `key` is unique. */
export type Attention =
  /** A match whose time is over and that is still open. */
  | { readonly kind: 'late'; readonly key: string; readonly match: TimedMatch }
  /** A point table of which `count` totals differ from the sums of their parts. */
  | {
      readonly kind: 'totals';
      readonly key: string;
      readonly id: RecordRow['id'];
      readonly name: string;
      readonly count: number;
    }
  /** Games of a BGMI stage with the same day and match number; the last one is shown. */
  | { readonly kind: 'number'; readonly key: string; readonly match: ScheduledMatch };

interface Known {
  readonly matches: readonly RecordRow[];
  /** The records of the tournaments that run or have just ended. */
  readonly tournaments: readonly RecordRow[];
  readonly games: readonly RecordRow[];
  /** The ruleset of a tournament's table; without it the one that fits its sums. */
  readonly rulesetOf?: (tournament: RecordRow) => Ruleset;
  readonly now: number;
}

/** What needs attention now. What is older than a week is history. */
export function findAttention({ matches, tournaments, games, rulesetOf, now }: Known): readonly Attention[] {
  return [...lateMatches(matches, now), ...wrongTables(tournaments, rulesetOf), ...repeatedNumbers(games, now)];
}

/** The last one first. */
function lateMatches(matches: readonly RecordRow[], now: number): readonly Attention[] {
  return readMatches({ matches, bgmiAllmatches: [], bgmiMatches: [] })
    .filter(isTimed)
    .filter((match) => isPastItsTime(match, now) && now - match.at <= recentMs)
    .sort((one, other) => other.at - one.at)
    .map((match) => ({ kind: 'late', key: match.key, match }));
}

function wrongTables(tournaments: readonly RecordRow[], rulesetOf: Known['rulesetOf']): readonly Attention[] {
  return tournaments.flatMap((record) => {
    const count = wrongTotals(readPointTable(record), rulesetOf?.(record));
    const { id } = record;
    return count === 0 ? [] : [{ kind: 'totals', key: `tournament/${id}`, id, name: tournamentName(record), count }];
  });
}

function repeatedNumbers(games: readonly RecordRow[], now: number): readonly Attention[] {
  return findWarnings(readMatches({ matches: [], bgmiAllmatches: games, bgmiMatches: [] })).flatMap((warning) => {
    const match = warning.kind === 'number' && warning.matches.filter(isTimed).at(-1);
    if (!match || now - match.at > recentMs) return [];
    return [{ kind: 'number', key: match.key, match } as const];
  });
}
