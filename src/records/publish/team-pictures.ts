import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/entity-calls.ts';
import { limits } from '#domain/limits.ts';
import { textOf } from '#domain/record-row.ts';
import { entityAt } from '#entities/registry.ts';
import type { ListRow } from '#machines/list/types.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { cachedRows } from '#storage/cache/cached-rows.ts';

/**
 * The URLs of the pictures of teams, by team id. Teams in the cached list cost no call; the others are read one after the
 * other. Teams without a picture, and those that cannot be read, are missing.
 */
export async function teamPictures(
  api: Api,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const entity = entityAt('teams');
  const cached = await cachedRows(api, entity, limits.pageSizes[0]);
  const known = new Map((cached?.rows ?? []).map((row) => [String(row.id), row]));
  const urls = new Map<string, string>();
  const put = (id: string, row: ListRow) => {
    const url = textOf(withPictureUrls(api, entity, row)['image']);
    if (url !== '') urls.set(id, url);
  };
  for (const id of ids) {
    const row = known.get(id);
    if (row) {
      put(id, row);
      continue;
    }
    const result = await readRecord(api, requireDeclared(entity.endpoints.read), id, { signal });
    if (result.kind === 'ok') put(id, result.data);
    // Without a connection each further call would wait for its timeout.
    else if (result.kind === 'offline' || signal.aborted) break;
  }
  return urls;
}
