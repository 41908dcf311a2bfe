import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { entityAt, isEntityPath } from '#entities/registry.ts';
import { effectOf } from '#machines/effect.ts';
import type { Area, Found } from '#machines/finder/machine.ts';
import { finderMachine } from '#machines/finder/machine.ts';
import { cachedPage } from '#storage/cache/cached-page.ts';
import { pageOf } from './page-store.ts';

/** Rows shown per list. The list itself shows the rest. */
const rowsPerList = 5;

/** The finder with the list calls of all entities. Responses are not cached: half-typed words would fill the cache. */
export function finderLogic(api: Api) {
  return finderMachine.provide({
    actors: {
      searchCache: effectOf(
        async ({ input: { search, areas } }) => {
          const found = await Promise.all(areas.map((area) => findCachedRows(api, area, search)));
          return found.filter((rows) => rows !== null);
        },
        () => [],
      ),
      ask: effectOf(
        async ({ input: { search, areas }, signal }) =>
          await Promise.all(
            areas.map(async (area) => ({ area, found: await findServerRows(api, area, search, signal) })),
          ),
        (_, { areas }) => areas.map((area) => ({ area, found: null })),
      ),
    },
  });
}

const firstRows = (search: string) => ({ page: 1, perPage: rowsPerList, search });

async function findCachedRows(api: Api, area: Area, search: string): Promise<Found | null> {
  const entity = entityOf(area);
  const page = entity && (await cachedPage(api, entity, firstRows(search)));
  return page && page.rows.length > 0 ? { area, rows: page.rows, total: page.totalData, source: 'cache' } : null;
}

async function findServerRows(api: Api, area: Area, search: string, signal: AbortSignal): Promise<Found | null> {
  const entity = entityOf(area);
  if (!entity) return null;
  const request = { fixed: entity.listQuery, signal, access: 'signed' } as const;
  const result = pageOf(api, entity, await listRows(api, entity.endpoints.list, firstRows(search), request));
  if (result.kind !== 'ok') return null;
  return { area, rows: result.data.rows, total: result.data.totalData, source: 'server' };
}

function entityOf(area: Area): Entity | undefined {
  return isEntityPath(area) ? entityAt(area) : undefined;
}
