import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';

/** One page of rows that are all here, as a list call would answer it. */
export function pageOfRows(rows: readonly ListRow[], { page, perPage }: ListQuery): ListPage {
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    totalData: rows.length,
    totalPageCount: Math.ceil(rows.length / perPage),
  };
}
