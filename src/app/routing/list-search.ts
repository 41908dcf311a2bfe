import { limits } from '#domain/limits.ts';
import type { ListQuery } from '#machines/list/types.ts';

/** What of a list's query stands in its address, inside the hash: only what differs from a list just opened. */
export interface ListSearch {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
}

/** Reads an address, however it was edited: what makes no sense is as if it were not there. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const page = Number(textIn(raw['page']));
  const perPage = limits.pageSizes.find((size) => size === Number(textIn(raw['perPage'])));
  return toListSearch({
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? limits.pageSize,
    search: textIn(raw['search']),
  });
}

/** An address can hold anything that JSON can, and not all of that is for a conversion to touch. */
function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function toListSearch({ page, perPage, search }: ListQuery): ListSearch {
  return {
    ...(page !== 1 && { page }),
    ...(perPage !== limits.pageSize && { perPage }),
    ...(search !== '' && { search }),
  };
}

export function toListQuery({ page = 1, perPage = limits.pageSize, search = '' }: ListSearch): ListQuery {
  return { page, perPage, search };
}
