import type { ListPage, ListQuery } from './types.ts';

/** Whether two queries ask for the same page of the same list. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return one.page === other.page && one.perPage === other.perPage && one.search === other.search;
}

/** Whether two pages show the same records in the same places: one may take the other's place under a finger. */
export function isSameOrder(one: ListPage, other: ListPage): boolean {
  return one.rows.length === other.rows.length && one.rows.every(({ id }, at) => other.rows[at]?.id === id);
}

/** The last page, if what was asked for lies past it; `null` if not, or if there are no pages at all. */
export function lastPageBefore({ page }: ListQuery, { totalPageCount }: ListPage): number | null {
  return totalPageCount > 0 && page > totalPageCount ? totalPageCount : null;
}
