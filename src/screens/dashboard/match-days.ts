import { isTimed, type TimedMatch } from '#domain/schedule/days.ts';
import { readMatches } from '#domain/schedule/match.ts';
import { dayOf, type Zone } from '#domain/time/zone.ts';
import type { ListRow } from '#machines/list/types.ts';

export interface PlannedMatch extends TimedMatch {
  /** The game and the tournament, if known. */
  readonly about: string;
}

export interface MatchDays {
  /** Matches of the zone's day and earlier ones that still run. Running matches come first, finished ones last. */
  readonly today: readonly PlannedMatch[];
  /** Matches of later days, the next one first. */
  readonly upcoming: readonly PlannedMatch[];
}

const endedStatuses: readonly string[] = ['finished', 'canceled'];

/** Groups matches by the days of a zone (the specification's times are UTC). */
export function matchDays(rows: readonly ListRow[], now: number, zone: Zone): MatchDays {
  const today = dayOf(now, zone);
  const planned = readMatches({ matches: rows, bgmiAllmatches: [], bgmiMatches: [] })
    .filter(isTimed)
    .map((match) => ({ ...match, about: [match.game, match.event].filter((part) => part !== '').join(' · ') }))
    .sort((one, other) => one.at - other.at);
  const isNow = ({ at, status }: PlannedMatch) => {
    const day = dayOf(at, zone);
    return day === today || (day < today && status === 'running');
  };
  return {
    today: planned.filter(isNow).sort((one, other) => urgency(one) - urgency(other) || order(one) - order(other)),
    upcoming: planned.filter(({ at, status }) => dayOf(at, zone) > today && !endedStatuses.includes(status)),
  };
}

/** Upcoming matches in order of time; ended ones in reverse order. */
function order({ status, at }: PlannedMatch): number {
  return endedStatuses.includes(status) ? -at : at;
}

function urgency({ status }: PlannedMatch): number {
  if (status === 'running') return 0;
  return endedStatuses.includes(status) ? 2 : 1;
}
