import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Api } from '#api/api.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { readMatches, type ScheduledMatch, scheduleLists } from '#domain/schedule/match.ts';
import { findWarnings, type Warning } from '#domain/schedule/warnings.ts';
import { scheduleEntity, scheduleLogic } from '#lists/schedule-logic.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { ListPart } from '#machines/schedule/parts.ts';
import { knownRows } from '#machines/schedule/parts.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { useCacheUpdates } from '../shared/list/use-cache-updates.ts';
import { useRevalidation } from '../shared/list/use-revalidation.ts';

type ScheduleActor = ReturnType<typeof useScheduleActor>;

export interface Schedule {
  readonly actor: ScheduleActor;
  /** The pending calls of the schedule. */
  readonly calls: PendingCalls;
  readonly parts: readonly ListPart[];
  readonly matches: readonly ScheduledMatch[];
  /** The warnings of all known matches, also of those that are not shown. */
  readonly warnings: readonly Warning[];
}

/** The lists of the schedule, revalidated like those of list screens, with the matches and warnings from their rows. */
export function useSchedule(): Schedule {
  const api = useOwnApi();
  const actor = useScheduleActor(api);
  const parts = useSelector(actor, ({ context }) => context.parts);
  const matches = useMemo(() => readMatches(rowsOf(parts)), [parts]);
  const warnings = useMemo(() => findWarnings(matches), [matches]);
  return { actor, calls: api.pending, parts, matches, warnings };
}

function useScheduleActor(api: Api) {
  const actor = useActorRef(
    useMemo(() => scheduleLogic(api), [api]),
    { input: { lists: scheduleLists } },
  );
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
  return actor;
}

function rowsOf(parts: readonly ListPart[]): Parameters<typeof readMatches>[0] {
  const rows = (list: string): readonly ListRow[] => {
    const part = parts.find((each) => each.list === list);
    return (part && knownRows(part)?.rows) ?? [];
  };
  return { matches: rows('matches'), bgmiAllmatches: rows('bgmiAllmatches'), bgmiMatches: rows('bgmiMatches') };
}
