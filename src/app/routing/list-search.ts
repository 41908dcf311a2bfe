import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { limits } from '#domain/limits.ts';
import { textOf } from '#domain/record-row.ts';
import type { ListQuery } from '#machines/list/types.ts';

/** The query of a list in its address, inside the hash. Contains only values that differ from the defaults. */
export interface ListSearch {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
}

/** Reads an address, which users may edit: it can contain any JSON value. Ignores invalid values. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const page = Number(textOf(raw['page']));
  const perPage = limits.pageSizes.find((size) => size === Number(textOf(raw['perPage'])));
  return toListSearch({
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? limits.pageSize,
    search: textOf(raw['search']),
  });
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
