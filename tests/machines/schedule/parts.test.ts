import { expect, test } from 'vitest';
import type { ListPage } from '#machines/list/types.ts';
import type { KnownRows, ListPart } from '#machines/schedule/parts.ts';
import {
  hasNextPage,
  knownRows,
  MAX_PAGES,
  restarted,
  withCachedRows,
  withFailure,
  withPage,
} from '#machines/schedule/parts.ts';
import { failures } from '../support/results.ts';

const empty: ListPart = { list: 'matches', former: null, reading: null, failure: null };
const row = (id: number, name = `row ${id}`) => ({ id, name });
const page = (ids: readonly number[], more: Partial<ListPage> = {}): ListPage => ({
  ...{ rows: ids.map((id) => row(id)), totalData: 4, totalPageCount: 2, asOf: 20 },
  ...more,
});
const cached = (ids: readonly number[], asOf: number): KnownRows => ({
  ...{ rows: ids.map((id) => row(id, `old ${id}`)), total: 4, asOf, isCached: true, isStale: true },
});
const names = (part: ListPart) => knownRows(part)?.rows.map(({ name }) => name);

test('merges pages, with a row that moved to the next page only once', () => {
  const part = withPage(withPage(empty, page([1, 2])), page([2, 3, 4], { asOf: 30 }));
  expect(names(part)).toEqual(['row 1', 'row 2', 'row 3', 'row 4']);
  expect(knownRows(part)).toMatchObject({ total: 4, asOf: 20, isCached: false, isStale: false });
});

test('one cached page makes all rows a copy, as old and as stale as that page', () => {
  const later = page([3, 4], { asOf: 5, cached: { isStale: true, foundIn: null } });
  expect(knownRows(withPage(withPage(empty, page([1, 2])), later))).toMatchObject({
    asOf: 5,
    isCached: true,
    isStale: true,
  });
  expect(knownRows(withPage(withPage(empty, later), page([1, 2])))).toMatchObject({
    asOf: 5,
    isCached: true,
    isStale: true,
  });
});

test('the age is unknown if that of one page is unknown', () => {
  const ageless: ListPage = { rows: [row(1)], totalData: 4, totalPageCount: 2 };
  expect(knownRows(withPage(withPage(empty, page([1])), ageless))?.asOf).toBeNull();
  expect(knownRows(withPage(withPage(empty, ageless), page([1])))?.asOf).toBeNull();
});

test('former rows stay beside new ones until the last page is read', () => {
  const before = { ...empty, former: cached([1, 4], 10) };
  const half = withPage(before, page([1, 2]));
  expect(names(half)).toEqual(['row 1', 'old 4', 'row 2']);
  expect(knownRows(half)).toMatchObject({ total: 4, asOf: 10, isCached: true, isStale: true });
  expect(names(withPage(half, page([3])))).toEqual(['row 1', 'row 2', 'row 3']);
});

test('a list has a next page until its last page, a failure, or the maximum', () => {
  expect(hasNextPage(empty)).toBe(true);
  expect(hasNextPage(withFailure(empty, failures.fault))).toBe(false);
  expect(hasNextPage(withPage(empty, page([1])))).toBe(true);
  expect(hasNextPage(withPage(withPage(empty, page([1])), page([2])))).toBe(false);
  const endless = withPage(empty, page([1], { totalPageCount: 900 }));
  expect(MAX_PAGES).toBe(50);
  expect(hasNextPage({ ...endless, reading: endless.reading && { ...endless.reading, pages: 49 } })).toBe(true);
  expect(hasNextPage({ ...endless, reading: endless.reading && { ...endless.reading, pages: 50 } })).toBe(false);
});

test('cached rows replace only an older copy or no rows', () => {
  expect(names(withCachedRows(empty, { matches: cached([1], 10) }))).toEqual(['old 1']);
  expect(withCachedRows(empty, { games: cached([1], 10) })).toBe(empty);
  const copied = { ...empty, former: cached([1], 10) };
  expect(names(withCachedRows(copied, { matches: cached([2], 10) }))).toEqual(['old 2']);
  expect(withCachedRows(copied, { matches: cached([2], 9) })).toBe(copied);
  const read = withPage(withPage(empty, page([1])), page([2]));
  expect(withCachedRows(read, { matches: cached([3], 99) })).toBe(read);
});

test('a restart keeps the known rows', () => {
  const failed = withFailure(withPage({ ...empty, former: cached([4], 10) }, page([1])), failures.fault);
  const again = restarted(failed);
  expect([again.reading, again.failure, names(again)]).toEqual([null, null, ['old 4', 'row 1']]);
  expect(knownRows(restarted(empty))).toBeNull();
});
