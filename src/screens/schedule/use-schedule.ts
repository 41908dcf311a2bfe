import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { groupBy } from '#domain/group-by.ts';
import { filterMatches, matchesByDay } from '#domain/schedule/days.ts';
import { readMatches, scheduleLists } from '#domain/schedule/match.ts';
import { findWarnings } from '#domain/schedule/warnings.ts';
import type { Zone } from '#domain/time/zone.ts';
import { scheduleEntity, scheduleLogic } from '#lists/schedule-logic.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { ListPart } from '#machines/schedule/parts.ts';
import { knownRows } from '#machines/schedule/parts.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { useCacheUpdates } from '../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../shared/list/use-revalidation.ts';

/** The parts of the schedule that its components share. */
export type Schedule = Pick<ReturnType<typeof useSchedule>, 'actor' | 'parts'>;

/**
 * The lists of the schedule, revalidated like those of list screens, with the matches that the filter accepts, grouped by
 * day in the given zone. `warnings` are of all known matches, also of those that are not shown; `byMatch` has the same by
 * the key of each match.
 */
export function useSchedule(filter: string, zone: Zone) {
  const api = useOwnApi();
  const actor = useActorRef(useLogic(scheduleLogic, api), { input: { lists: scheduleLists } });
  // The hooks below send list events.
  const list = useMemo(
    () => ({
      send: ({ type }: { type: 'list.refresh' | 'list.revalidate' | 'list.pageUpdated' }) =>
        actor.send({ type: type === 'list.pageUpdated' ? 'schedule.pageUpdated' : 'schedule.refresh' }),
    }),
    [actor],
  );
  useResumed(actor);
  useRevalidation(list, 'list.refresh');
  useCacheUpdates(list, scheduleEntity('matches'));
  useCacheUpdates(list, scheduleEntity('bgmiAllmatches'));
  useCacheUpdates(list, scheduleEntity('bgmiMatches'));

  const parts = useSelector(actor, ({ context }) => context.parts);
  const matches = useMemo(() => readMatches(rowsOf(parts)), [parts]);
  const warnings = useMemo(() => findWarnings(matches), [matches]);
  const byMatch = useMemo(
    () => groupBy(warnings, ({ matches: involved }) => involved.map(({ key }) => key)),
    [warnings],
  );
  const found = useMemo(() => filterMatches(matches, filter), [matches, filter]);
  const byDay = useMemo(() => matchesByDay(found, zone), [found, zone]);
  const timeless = useMemo(() => found.filter(({ at }) => at === null), [found]);
  return { actor, calls: api.pending, parts, matches, warnings, byMatch, found, byDay, timeless };
}

function rowsOf(parts: readonly ListPart[]): Parameters<typeof readMatches>[0] {
  const rows = (list: string): readonly ListRow[] => {
    const part = parts.find((each) => each.list === list);
    return (part && knownRows(part)?.rows) ?? [];
  };
  return { matches: rows('matches'), bgmiAllmatches: rows('bgmiAllmatches'), bgmiMatches: rows('bgmiMatches') };
}
