import type { ListPage, ListQuery } from './types.ts';

/** Whether two queries request the same page. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return one.page === other.page && one.perPage === other.perPage && one.search === other.search;
}

/** Whether two pages show the same records at the same positions, so that one can replace the other under a finger. */
export function isSameOrder(one: ListPage, other: ListPage): boolean {
  return one.rows.length === other.rows.length && one.rows.every(({ id }, at) => other.rows[at]?.id === id);
}

/** The last page, if the query is past it; `null` if it is not, or if there are no pages. */
export function lastPageBefore({ page }: ListQuery, { totalPageCount }: ListPage): number | null {
  return totalPageCount > 0 && page > totalPageCount ? totalPageCount : null;
}
