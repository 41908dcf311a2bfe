import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AreaPath } from '#domain/areas.ts';
import { limits } from '#domain/limits.ts';
import { textOf } from '#domain/record-row.ts';
import type { AddressLook } from '#lists/look.ts';
import type { Filters, ListQuery } from '#machines/list/types.ts';
import type { OnLook } from '#screens/entity/views/apply-look.tsx';
import type { QueryAddress } from '#screens/shared/list/use-list.ts';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { type Step, searchAddress } from './search-address.ts';

/** The query of a list in its address, inside the hash. Contains only values that differ from the defaults. */
export interface ListSearch extends AddressLook {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
  /** The filters, by member: `game_id=3&status=1`. */
  readonly [filter: string]: string | number | undefined;
}

/** The members that a server can filter by: references and the status. Other parameters of an address are ignored. */
const filterName = /^(status|country|[a-z_]{1,40}_id)$/;

/** For a screen that validates its parameters itself. Its code is loaded lazily, so the route cannot. */
export const asGiven = (search: Readonly<Record<string, unknown>>) => search;

/** Reads an address, which users may edit: it can contain any JSON value. Ignores invalid values. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const page = Number(textOf(raw['page']));
  const perPage = limits.pageSizes.find((size) => size === Number(textOf(raw['perPage'])));
  const query = toListSearch({
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? limits.pageSize,
    search: textOf(raw['search']),
    filters: filtersIn(raw),
  });
  return { ...query, ...readLook(raw) };
}

function readLook(raw: { readonly [Key in keyof AddressLook]?: unknown }): AddressLook {
  const [view, columns, order, density] = [raw.view, raw.columns, raw.order, raw.density].map(textOf);
  return { ...(view && { view }), ...(columns && { columns }), ...(order && { order }), ...(density && { density }) };
}

export function toListSearch({ page, perPage, search, filters }: ListQuery): ListSearch {
  return {
    ...Object.fromEntries(Object.entries(filters ?? {}).map(([name, value]) => [name, shortOf(value)])),
    ...(page !== 1 && { page }),
    ...(perPage !== limits.pageSize && { perPage }),
    ...(search !== '' && { search }),
  };
}

/** A number in an address has no quotes: `status=1`. */
function shortOf(value: string): string | number {
  const number = Number(value);
  return Number.isSafeInteger(number) && String(number) === value ? number : value;
}

export function toListQuery({ page = 1, perPage = limits.pageSize, search = '', ...rest }: ListSearch): ListQuery {
  return { page, perPage, search, filters: filtersIn(rest) };
}

/** The filters of an address. Undefined if there are none. */
export function filtersIn(raw: Readonly<Record<string, unknown>>): Filters | undefined {
  const filters = Object.entries(raw).filter(([name, value]) => filterName.test(name) && textOf(value) !== '');
  return filters.length === 0 ? undefined : Object.fromEntries(filters.map(([name, value]) => [name, textOf(value)]));
}

/** The address of a list. `onQuery` and `onLook` keep the part of the address that they do not write. */
export interface ListAddress extends Required<QueryAddress> {
  readonly onLook: OnLook;
  /** The address of another query or look of the same list, without `#`. */
  readonly hrefOf: (query: ListQuery, look: AddressLook) => string;
}

/** The address of the list at a path. */
export function useListAddress(path: AreaPath): ListAddress {
  const router = useRouter();
  return useMemo(() => listAddress(router, path), [router, path]);
}

/** Changes of a list's query that its address does not have yet. */
interface Waiting {
  readonly change: (newest: ListQuery) => ListQuery;
  readonly step: Step;
  /** The address that they change. */
  readonly href: string;
}

/**
 * Writes a list's query into its address. Does nothing while a navigation to another screen is pending: it would cancel that
 * navigation. A query is written once the next frame is on the screen, because the browser needs as long for it as for the
 * rows. Changes before that frame are written together, unless the user has opened another address of the list meanwhile.
 */
function listAddress(router: RegisteredRouter, path: AreaPath): ListAddress {
  const address = searchAddress(router, `/${path}`);
  const listeners = new Set<() => void>();
  let waiting: Waiting | undefined;
  const nextChanges = () => (waiting?.href === router.latestLocation.href ? waiting : undefined);
  const latestQuery = () => {
    const newest = address.newest();
    if (newest === undefined) return undefined;
    const query = toListQuery(readListSearch(newest));
    return nextChanges()?.change(query) ?? query;
  };
  const writeWaiting = () => {
    const changes = nextChanges();
    waiting = undefined;
    if (changes === undefined) return;
    address.change((newest) => {
      const former = readListSearch(newest);
      return { ...toListSearch(changes.change(toListQuery(former))), ...readLook(former) };
    }, changes.step);
  };
  return {
    onQuery: (next, step) => {
      const isFirst = waiting === undefined;
      const before = nextChanges();
      waiting = {
        change: before ? (newest) => next(before.change(newest)) : next,
        step: before?.step === 'push' ? 'push' : step,
        href: router.latestLocation.href,
      };
      if (isFirst) afterPaint(writeWaiting);
      for (const listener of listeners) listener();
    },
    onLook: (next) => {
      writeWaiting();
      address.change((newest) => {
        const former = readListSearch(newest);
        return { ...toListSearch(toListQuery(former)), ...readLook(next(readLook(former))) };
      }, 'replace');
    },
    hrefOf: (query, look) => {
      const search = { ...toListSearch(query), ...readLook(look) };
      return router.buildLocation({ to: '/$entity', params: { entity: path }, search }).href;
    },
    latestQuery,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = address.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    onSettled: (listener) => router.subscribe('onResolved', listener),
  };
}
