import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import type { ListData } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';

/** A page of a list from the server, or from the worker's cache if the server does not respond. */
export async function loadListPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage>> {
  return pageOf(api, entity, await listRows(api, entity.endpoints.list, query, { fixed: entity.listQuery, signal }));
}

/** The page in the response of a list call. The worker adds the age of a cached page. Any other page is current. */
export function pageOf(api: Api, entity: Entity, result: Result<ListData>): Result<ListPage> {
  if (result.kind !== 'ok') return result;
  const { cachedAt, data } = result;
  const { totalData, totalPageCount, isEstimate } = data;
  const rows = data.data.map((row) => withPictureUrls(api, entity, row));
  const age =
    cachedAt === undefined ? { asOf: Date.now() } : { asOf: cachedAt, copy: { isStale: false, foundIn: null } };
  return { ...result, data: { rows, totalData, totalPageCount, isEstimate, ...age } };
}
