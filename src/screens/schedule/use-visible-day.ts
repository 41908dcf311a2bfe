import { useMemo } from 'react';
import { filterMatches, matchesByDay, type TimedMatch } from '#domain/schedule/days.ts';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import type { Warning } from '#domain/schedule/warnings.ts';
import type { Day, Zone } from '#domain/schedule/zone.ts';
import type { Schedule } from './use-schedule.ts';

interface Shown {
  readonly found: readonly ScheduledMatch[];
  readonly byDay: ReadonlyMap<Day, readonly TimedMatch[]>;
  readonly timeless: readonly ScheduledMatch[];
  /** The warnings of each match, by its key. */
  readonly byMatch: ReadonlyMap<string, readonly Warning[]>;
}

/** What is found of the schedule, sorted into the days of a zone. */
export function useShown({ matches, warnings }: Schedule, filter: string, zone: Zone): Shown {
  const found = useMemo(() => filterMatches(matches, filter), [matches, filter]);
  const byDay = useMemo(() => matchesByDay(found, zone), [found, zone]);
  const timeless = useMemo(() => found.filter(({ at }) => at === null), [found]);
  const byMatch = useMemo(() => warningsByMatch(warnings), [warnings]);
  return { found, byDay, timeless, byMatch };
}

function warningsByMatch(warnings: readonly Warning[]): ReadonlyMap<string, readonly Warning[]> {
  const found = new Map<string, Warning[]>();
  for (const warning of warnings) {
    for (const { key } of warning.matches) {
      const others = found.get(key);
      if (others) others.push(warning);
      else found.set(key, [warning]);
    }
  }
  return found;
}
