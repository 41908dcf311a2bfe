import type { Api } from '#api/api.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { pageOfRows } from '#lists/page-of-rows.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { searchIndex } from './search-index.ts';

interface CachedList {
  readonly scope: string;
  /** The path of the list's call. */
  readonly path: string;
}

/** One page of the matches in all cached pages of a list; null if none is cached. */
export async function searchCachedPages(
  api: Api,
  entity: Entity,
  query: ListQuery,
  { scope, path }: CachedList,
): Promise<ListPage | null> {
  const { pages, rows } = await searchIndex(entity, { scope, path, now: Date.now() });
  if (pages.length === 0) return null;
  const searched = foldText(query.search.trim());
  const found = rows.filter(({ text }) => text.includes(searched)).map(({ row }) => row);
  const page = pageOfRows(found, query);
  return {
    ...page,
    rows: page.rows.map((row) => withPictureUrls(api, entity, row)),
    asOf: Math.min(...pages.map(({ at }) => at)),
    copy: {
      isStale: pages.some(({ isStale }) => isStale),
      foundIn: { searched: rows.length, total: Math.max(rows.length, ...pages.map(({ total }) => total)) },
    },
  };
}
