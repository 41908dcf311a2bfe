import { isTimed, type TimedMatch } from '#domain/schedule/days.ts';
import { readMatches } from '#domain/schedule/match.ts';
import type { ListRow } from '#machines/list/types.ts';

export interface PlannedMatch extends TimedMatch {
  /** The game and the tournament, if known. */
  readonly about: string;
}

export interface MatchDays {
  /** Matches of the device's day and earlier ones that still run. Running matches come first, finished ones last. */
  readonly today: readonly PlannedMatch[];
  /** Matches of later days, the next one first. */
  readonly upcoming: readonly PlannedMatch[];
}

const endedStatuses: readonly string[] = ['finished', 'canceled'];

/** Groups matches by the device's day (the specification's times are UTC). */
export function matchDays(rows: readonly ListRow[], now: number): MatchDays {
  const day = new Date(now);
  const dayStart = new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const dayEnd = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
  const planned = readMatches({ matches: rows, bgmiAllmatches: [], bgmiMatches: [] })
    .filter(isTimed)
    .map((match) => ({ ...match, about: [match.game, match.event].filter((part) => part !== '').join(' · ') }))
    .sort((one, other) => one.at - other.at);
  const isNow = ({ at, status }: PlannedMatch) => at < dayEnd && (at >= dayStart || status === 'running');
  return {
    today: planned.filter(isNow).sort((one, other) => urgency(one) - urgency(other) || order(one) - order(other)),
    upcoming: planned.filter(({ at, status }) => at >= dayEnd && !endedStatuses.includes(status)),
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
