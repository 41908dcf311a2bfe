import type { Api } from '#api/api.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { pageOfRows } from '#lists/page-of-rows.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { searchIndex } from './search-index.ts';

interface Place {
  readonly scope: string;
  /** The path of the list's call. */
  readonly path: string;
}

/** One page of what is found in all the pages of a list that are kept; null where none is. */
export async function searchKept(
  api: Api,
  entity: Entity,
  query: ListQuery,
  { scope, path }: Place,
): Promise<ListPage | null> {
  const { copies, rows } = await searchIndex(entity, { scope, path, now: Date.now() });
  if (copies.length === 0) return null;
  const sought = foldText(query.search.trim());
  const found = rows.filter(({ text }) => text.includes(sought)).map(({ row }) => row);
  const page = pageOfRows(found, query);
  return {
    ...page,
    rows: page.rows.map((row) => withPictureUrls(api, entity, row)),
    asOf: Math.min(...copies.map(({ at }) => at)),
    copy: {
      isStale: copies.some(({ isStale }) => isStale),
      foundIn: { kept: rows.length, total: Math.max(rows.length, ...copies.map(({ total }) => total)) },
    },
  };
}
