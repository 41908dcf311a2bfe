import { useMemo } from 'react';
import { filterMatches, matchesByDay, type TimedMatch } from '#domain/schedule/days.ts';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import type { Warning } from '#domain/schedule/warnings.ts';
import type { Day, Zone } from '#domain/schedule/zone.ts';
import type { Schedule } from './use-schedule.ts';

interface VisibleMatches {
  readonly found: readonly ScheduledMatch[];
  readonly byDay: ReadonlyMap<Day, readonly TimedMatch[]>;
  readonly timeless: readonly ScheduledMatch[];
  /** The warnings of each match, by its key. */
  readonly byMatch: ReadonlyMap<string, readonly Warning[]>;
}

/** The matches that the filter accepts, grouped by day in the given zone. */
export function useVisibleMatches({ matches, warnings }: Schedule, filter: string, zone: Zone): VisibleMatches {
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
      const warningsOfMatch = found.get(key);
      if (warningsOfMatch) warningsOfMatch.push(warning);
      else found.set(key, [warning]);
    }
  }
  return found;
}
