import type { ListPage, ListQuery, ListRow } from '#machines/list/types.ts';

/** One page of rows that are all in memory, in the shape of a list call's response. */
export function pageOfRows(rows: readonly ListRow[], { page, perPage }: ListQuery): ListPage {
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    totalData: rows.length,
    totalPageCount: Math.ceil(rows.length / perPage),
  };
}
