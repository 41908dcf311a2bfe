import { limits } from '#domain/limits.ts';
import { textOf } from '#domain/record-row.ts';
import { formatWire } from '#domain/time/date-time.ts';
import { addDays, type Day, instantOf, isDay, type Zone } from '#domain/time/zone.ts';
import type { HistoryFilters, HistoryQuery } from '#machines/history/types.ts';

/** What the screen shows. It is in the address, so that it can be bookmarked and shared. '' matches all. */
export interface HistorySearch {
  readonly page: number;
  readonly perPage: number;
  /** The contract's name of a resource, such as `teams`. */
  readonly area: string;
  /** The id of a user. */
  readonly user: string;
  readonly day: Day;
  /** Only deletions: the records that may be in the trash. */
  readonly isDeleted: boolean;
}

export type SearchParameters = Readonly<Record<string, unknown>>;

/** Reads an address, which users may edit. Ignores invalid values. */
export function readHistorySearch(raw: SearchParameters): HistorySearch {
  const [area, user, day, action] = [raw['area'], raw['user'], raw['day'], raw['action']].map(textOf);
  const page = Number(textOf(raw['page']));
  const perPage = limits.pageSizes.find((size) => size === Number(textOf(raw['perPage'])));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? limits.pageSize,
    area: /^[A-Za-z]{1,40}$/.test(area ?? '') ? (area ?? '') : '',
    user: /^[1-9]\d{0,9}$/.test(user ?? '') ? (user ?? '') : '',
    day: day !== undefined && isDay(day) ? day : '',
    isDeleted: action === 'delete',
  };
}

/** The parameters that differ from the defaults. */
export function toSearchParameters({ page, perPage, area, user, day, isDeleted }: HistorySearch): SearchParameters {
  return {
    ...(area !== '' && { area }),
    ...(user !== '' && { user: Number(user) }),
    ...(day !== '' && { day }),
    ...(isDeleted && { action: 'delete' }),
    ...(page !== 1 && { page }),
    ...(perPage !== limits.pageSize && { perPage }),
  };
}

/** The query of the call. A day is one of the zone. */
export function toHistoryQuery({ page, perPage, area, user, day, isDeleted }: HistorySearch, zone: Zone): HistoryQuery {
  const filters: HistoryFilters = {
    ...(area !== '' && { entity: area }),
    ...(user !== '' && { userId: user }),
    ...(isDeleted && { action: 'delete' }),
    ...(day !== '' && rangeOf(day, zone)),
  };
  return { page, perPage, search: '', filters };
}

/** The first and the last second of a day. */
function rangeOf(day: Day, zone: Zone): Pick<HistoryFilters, 'from' | 'to'> {
  const start = instantOf(`${day}T00:00`, zone) ?? 0;
  const end = instantOf(`${addDays(day, 1)}T00:00`, zone) ?? start;
  return { from: formatWire(start), to: formatWire(end - 1000) };
}
