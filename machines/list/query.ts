import type { Filters, ListCriteria, ListPage, ListQuery } from './types.ts';

/** Whether two queries request the same page. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return one.page === other.page && one.perPage === other.perPage && isSameCriteria(one, other);
}

/** Whether two queries request the same records. */
export function isSameCriteria(one: ListCriteria, other: ListCriteria): boolean {
  return one.search === other.search && filtersKey(one.filters) === filtersKey(other.filters);
}

/** The same text for the same filters. */
export function filtersKey(filters: Filters = {}): string {
  const members = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(members);
}

/** Whether two pages show the same records at the same positions, so that one can replace the other under a finger. */
export function isSameOrder(one: ListPage, other: ListPage): boolean {
  return one.rows.length === other.rows.length && one.rows.every(({ id }, at) => other.rows[at]?.id === id);
}

/** The last page, if the query is past it; `null` if it is not, or if there are no pages. */
export function lastPageBefore({ page }: ListQuery, { totalPageCount }: ListPage): number | null {
  return totalPageCount > 0 && page > totalPageCount ? totalPageCount : null;
}
