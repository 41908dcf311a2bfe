import type { Api } from '#api/api.ts';
import type { ScheduleList } from '#domain/schedule/match.ts';
import { entity as games } from '#entities/declared/bgmi-allmatches.ts';
import { entity as stages } from '#entities/declared/bgmi-matches.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { scheduleMachine } from '#machines/schedule/machine.ts';
import { cachedRows } from '#storage/cache/cached-rows.ts';
import { loadListPage } from './page-store.ts';

const entities: Readonly<Record<ScheduleList, Entity>> = {
  matches,
  bgmiAllmatches: games,
  bgmiMatches: stages,
};

/** The most rows that the call returns per page. */
const perPage = 100;

export function scheduleEntity(list: string): Entity {
  return entities[list as ScheduleList];
}

/** The schedule machine with the list calls of matches and their cached rows. */
export function scheduleLogic(api: Api) {
  return scheduleMachine.provide({
    actors: {
      readCached: effectOf(
        async ({ input: { lists } }) => {
          const found = await Promise.all(lists.map((list) => cachedRows(api, scheduleEntity(list), perPage)));
          return Object.fromEntries(lists.map((list, index) => [list, found[index] ?? null]));
        },
        () => ({}),
      ),
      loadPage: effectOf(({ input: { list, page }, signal }) =>
        loadListPage(api, scheduleEntity(list), { page, perPage, search: '' }, signal),
      ),
    },
  });
}
