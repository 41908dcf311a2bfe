import { groupBy } from '../group-by.ts';
import { foldText } from '../text/fold-text.ts';
import { type Day, dayOf, type Zone } from '../time/zone.ts';
import type { ScheduledMatch } from './match.ts';

/** A match with a start time. */
export type TimedMatch = ScheduledMatch & { readonly at: number };

export function isTimed(match: ScheduledMatch): match is TimedMatch {
  return match.at !== null;
}

/** Groups the matches by their day in a zone, in time order; matches with the same start are sorted by name. */
export function matchesByDay(matches: readonly ScheduledMatch[], zone: Zone): ReadonlyMap<Day, readonly TimedMatch[]> {
  return groupBy(matches.filter(isTimed).sort(inOrder), ({ at }) => [dayOf(at, zone)]);
}

export function inOrder(one: TimedMatch, other: TimedMatch): number {
  return one.at - other.at || compare(one.name, other.name) || compare(one.key, other.key);
}

/** Compares code units, so that the order is the same in every language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Filters by words: each must occur in the name, the tournament or stage, the series or the game. */
export function filterMatches(matches: readonly ScheduledMatch[], words: string): readonly ScheduledMatch[] {
  const wanted = foldText(words)
    .split(' ')
    .filter((word) => word !== '');
  if (wanted.length === 0) return matches;
  return matches.filter(({ name, event, series, game }) => {
    const searchable = foldText([name, event, series, game].join('\n'));
    return wanted.every((word) => searchable.includes(word));
  });
}
