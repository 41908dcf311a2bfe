import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { isEntityPath, loadEntity } from '#entities/registry.ts';
import { effectOf } from '#machines/effect.ts';
import type { Found, Place } from '#machines/finder/machine.ts';
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
        async ({ input: { search, places } }) => {
          const found = await Promise.all(places.map((place) => findCachedRows(api, place, search)));
          return found.filter((rows) => rows !== null);
        },
        () => [],
      ),
      ask: effectOf(
        async ({ input: { search, places }, signal }) =>
          await Promise.all(
            places.map(async (place) => ({ place, found: await findServerRows(api, place, search, signal) })),
          ),
        (_, { places }) => places.map((place) => ({ place, found: null })),
      ),
    },
  });
}

const firstRows = (search: string) => ({ page: 1, perPage: rowsPerList, search });

async function findCachedRows(api: Api, place: Place, search: string): Promise<Found | null> {
  const entity = await entityOf(place);
  const page = entity && (await cachedPage(api, entity, firstRows(search)));
  return page && page.rows.length > 0 ? { place, rows: page.rows, total: page.totalData, source: 'cache' } : null;
}

async function findServerRows(api: Api, place: Place, search: string, signal: AbortSignal): Promise<Found | null> {
  const entity = await entityOf(place);
  if (!entity) return null;
  const request = { fixed: entity.listQuery, signal, access: 'signed' } as const;
  const result = pageOf(api, entity, await listRows(api, entity.endpoints.list, firstRows(search), request));
  if (result.kind !== 'ok') return null;
  return { place, rows: result.data.rows, total: result.data.totalData, source: 'server' };
}

/** Null if the declaration cannot be loaded, for example without a connection and a worker. */
async function entityOf(place: Place) {
  return isEntityPath(place) ? await loadEntity(place).catch(() => null) : null;
}
