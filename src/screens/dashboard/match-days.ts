import { isTimed, type TimedMatch } from '#domain/schedule/days.ts';
import { readMatches } from '#domain/schedule/match.ts';
import { isOver, isPastItsTime } from '#domain/schedule/open-matches.ts';
import { dayOf, type Zone } from '#domain/time/zone.ts';
import type { ListRow } from '#machines/list/types.ts';

export interface PlannedMatch extends TimedMatch {
  /** The tournament and the game, if known. */
  readonly about: string;
}

export interface MatchDays {
  /**
   * Matches of the zone's day, earlier ones that still run, and those of the last 24 hours that are past their time and
   * open. Running matches come first, finished ones last.
   */
  readonly today: readonly PlannedMatch[];
  /** Matches of later days, the next one first. */
  readonly upcoming: readonly PlannedMatch[];
}

const dayMs = 24 * 60 * 60_000;

/** Groups matches by the days of a zone (the specification's times are UTC). */
export function matchDays(rows: readonly ListRow[], now: number, zone: Zone): MatchDays {
  const today = dayOf(now, zone);
  const planned = readMatches({ matches: rows, bgmiAllmatches: [], bgmiMatches: [] })
    .filter(isTimed)
    .map((match) => ({ ...match, about: [match.event, match.game].filter((part) => part !== '').join(' · ') }))
    .sort((one, other) => one.at - other.at);
  const isNow = (match: PlannedMatch) => {
    const day = dayOf(match.at, zone);
    const isOpen = match.status === 'running' || (now - match.at < dayMs && isPastItsTime(match, now));
    return day === today || (day < today && isOpen);
  };
  return {
    today: planned.filter(isNow).sort((one, other) => urgency(one) - urgency(other) || order(one) - order(other)),
    upcoming: planned.filter((match) => dayOf(match.at, zone) > today && !isOver(match)),
  };
}

/** Upcoming matches in order of time; ended ones in reverse order. */
function order(match: PlannedMatch): number {
  return isOver(match) ? -match.at : match.at;
}

function urgency(match: PlannedMatch): number {
  if (match.status === 'running') return 0;
  return isOver(match) ? 2 : 1;
}
