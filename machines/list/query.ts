import type { ListPage, ListQuery } from './types.ts';

/** Whether two queries ask for the same page of the same list. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return one.page === other.page && one.perPage === other.perPage && one.search === other.search;
}

/** The last page, if what was asked for lies past it; `null` if not, or if there are no pages at all. */
export function lastPageBefore({ page }: ListQuery, { totalPageCount }: ListPage): number | null {
  return totalPageCount > 0 && page > totalPageCount ? totalPageCount : null;
}
