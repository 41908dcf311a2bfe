import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { limits } from '#domain/limits.ts';
import { textOf } from '#domain/record-row.ts';
import type { Filters, ListQuery } from '#machines/list/types.ts';

/** The query of a list in its address, inside the hash. Contains only values that differ from the defaults. */
export interface ListSearch {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
  /** The filters, by member: `game_id=3&status=1`. */
  readonly [filter: string]: string | number | undefined;
}

/** The members that a server can filter by: references and the status. Other parameters of an address are ignored. */
const filterName = /^(status|[a-z_]{1,40}_id)$/;

/** Reads an address, which users may edit: it can contain any JSON value. Ignores invalid values. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const page = Number(textOf(raw['page']));
  const perPage = limits.pageSizes.find((size) => size === Number(textOf(raw['perPage'])));
  return toListSearch({
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? limits.pageSize,
    search: textOf(raw['search']),
    filters: filtersIn(raw),
  });
}

export function toListSearch({ page, perPage, search, filters }: ListQuery): ListSearch {
  return {
    ...filters,
    ...(page !== 1 && { page }),
    ...(perPage !== limits.pageSize && { perPage }),
    ...(search !== '' && { search }),
  };
}

export function toListQuery({ page = 1, perPage = limits.pageSize, search = '', ...rest }: ListSearch): ListQuery {
  return { page, perPage, search, filters: filtersIn(rest) };
}

/** The filters of an address. Undefined if there are none. */
export function filtersIn(raw: Readonly<Record<string, unknown>>): Filters | undefined {
  const filters = Object.entries(raw).filter(([name, value]) => filterName.test(name) && textOf(value) !== '');
  return filters.length === 0 ? undefined : Object.fromEntries(filters.map(([name, value]) => [name, textOf(value)]));
}

/**
 * Writes a list's query into its address, as a new history entry or in place of the current one. Does nothing while a
 * navigation to another screen is pending: it would cancel that navigation.
 */
export function useListAddress(path: string) {
  const router = useRouter();
  return useCallback(
    (next: ListQuery, step: 'push' | 'replace') => {
      if (router.latestLocation.pathname.replace(/\/$/, '') !== `/${path}`) return;
      void router.navigate({ to: '.', search: { ...toListSearch(next) }, replace: step === 'replace' });
    },
    [router, path],
  );
}
