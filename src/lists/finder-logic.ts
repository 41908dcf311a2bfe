import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { listParams, send } from '#api/calls/entity-calls.ts';
import { listSchema } from '#api/schema/list-schemas.ts';
import { cachedPage } from '#cache/cached-page.ts';
import { isEntityPath, loadEntity } from '#entities/registry.ts';
import { finderMachine } from '#machines/finder/machine.ts';
import type { FindInput, Found, Place, PlaceAnswer } from '#machines/finder/types.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';

/** The first of each list; whoever wants more goes on in the list. */
const shown = 5;

/** The finder over the list calls of all entities. Their answers are not kept: half-typed words would fill the device. */
export function finderLogic(api: Api) {
  return finderMachine.provide({
    actors: {
      searchCache: fromPromise<readonly Found[], FindInput>(async ({ input: { sought, places } }) => {
        const found = await Promise.all(places.map((place) => findCachedRows(api, place, sought)));
        return found.filter((one) => one !== null);
      }),
      ask: fromPromise<readonly PlaceAnswer[], FindInput>(({ input: { sought, places }, signal }) =>
        Promise.all(places.map(async (place) => ({ place, found: await atServer(api, place, sought, signal) }))),
      ),
    },
  });
}

const firstOf = (search: string) => ({ page: 1, perPage: shown, search });

async function findCachedRows(api: Api, place: Place, sought: string): Promise<Found | null> {
  const entity = await entityOf(place);
  const page = entity && (await cachedPage(api, entity, firstOf(sought)));
  return page && page.rows.length > 0 ? { place, rows: page.rows, total: page.totalData, source: 'cache' } : null;
}

async function atServer(api: Api, place: Place, sought: string, signal: AbortSignal): Promise<Found | null> {
  const entity = await entityOf(place);
  if (!entity) return null;
  const query = listParams(firstOf(sought), entity.listQuery);
  const answer = await send(api, entity.endpoints.list, { kind: 'read', schema: listSchema }, { query, signal });
  if (answer.kind !== 'ok') return null;
  const rows = answer.data.data.map((row) => withPictureUrls(api, entity, row));
  return { place, rows, total: answer.data.totalData, source: 'server' };
}

/** Null where the declaration cannot be fetched, as without a connection and a worker. */
async function entityOf(place: Place) {
  return isEntityPath(place) ? await loadEntity(place).catch(() => null) : null;
}
