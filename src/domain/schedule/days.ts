import { foldText } from '../fold-text.ts';
import type { ScheduledMatch } from './match.ts';
import { type Day, dayOf, type Zone } from './zone.ts';

/** A match that stands on a day. */
export type TimedMatch = ScheduledMatch & { readonly at: number };

export function isTimed(match: ScheduledMatch): match is TimedMatch {
  return match.at !== null;
}

/** Of each day in a zone what is on it, in order of time; what begins at once, by name. */
export function matchesByDay(matches: readonly ScheduledMatch[], zone: Zone): ReadonlyMap<Day, readonly TimedMatch[]> {
  const days = new Map<Day, TimedMatch[]>();
  for (const match of matches.filter(isTimed).sort(inOrder)) {
    const day = dayOf(match.at, zone);
    const others = days.get(day);
    if (others) others.push(match);
    else days.set(day, [match]);
  }
  return days;
}

export function inOrder(one: TimedMatch, other: TimedMatch): number {
  return one.at - other.at || compare(one.name, other.name) || compare(one.key, other.key);
}

/** By code units: the same order in every language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What is found by words: each of them in the name, the tournament or stage, the series, the game or the teams. */
export function filterMatches(matches: readonly ScheduledMatch[], words: string): readonly ScheduledMatch[] {
  const sought = foldText(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (sought.length === 0) return matches;
  return matches.filter(({ name, event, series, game }) => {
    const said = foldText([name, event, series, game].join('\n'));
    return sought.every((word) => said.includes(word));
  });
}
