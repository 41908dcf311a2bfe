import type { HistoryPage, HistoryQuery } from './types.ts';

const members = [
  'page',
  'perPage',
  'search',
  'entity',
  'recordId',
  'userId',
  'action',
  'seriesId',
  'from',
  'to',
] as const;

export function isSameQuery(one: HistoryQuery, other: HistoryQuery): boolean {
  return members.every((member) => String(one[member] ?? '') === String(other[member] ?? ''));
}

/** The last page, if the query is past it; null if it is not, or if there are no pages. */
export function lastPageBefore({ page }: HistoryQuery, { pageCount }: HistoryPage): number | null {
  return pageCount > 0 && page > pageCount ? pageCount : null;
}
