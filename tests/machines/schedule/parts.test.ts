import { expect, test } from 'vitest';
import type { ListPage } from '#machines/list/types.ts';
import { MAX_PAGES } from '#machines/schedule/constants.ts';
import { hasNextPage, knownRows, restarted, withCachedRows, withFailure, withPage } from '#machines/schedule/parts.ts';
import type { KnownRows, ListPart } from '#machines/schedule/types.ts';
import { failures } from '../support/answers.ts';

const empty: ListPart = { list: 'matches', former: null, reading: null, failure: null };
const row = (id: number, name = `row ${id}`) => ({ id, name });
const page = (ids: readonly number[], more: Partial<ListPage> = {}): ListPage => ({
  ...{ rows: ids.map((id) => row(id)), totalData: 4, totalPageCount: 2, asOf: 20 },
  ...more,
});
const kept = (ids: readonly number[], asOf: number): KnownRows => ({
  ...{ rows: ids.map((id) => row(id, `old ${id}`)), total: 4, asOf, isCopy: true, isStale: true },
});
const names = (part: ListPart) => knownRows(part)?.rows.map(({ name }) => name);

test('pages are put together, a row that has moved to the next one once', () => {
  const part = withPage(withPage(empty, page([1, 2])), page([2, 3, 4], { asOf: 30 }));
  expect(names(part)).toEqual(['row 1', 'row 2', 'row 3', 'row 4']);
  expect(knownRows(part)).toMatchObject({ total: 4, asOf: 20, isCopy: false, isStale: false });
});

test('one page of the device makes all of it a copy, as old and as stale as that page', () => {
  const copy = page([3, 4], { asOf: 5, copy: { isStale: true, foundIn: null } });
  expect(knownRows(withPage(withPage(empty, page([1, 2])), copy))).toMatchObject({
    asOf: 5,
    isCopy: true,
    isStale: true,
  });
  expect(knownRows(withPage(withPage(empty, copy), page([1, 2])))).toMatchObject({
    asOf: 5,
    isCopy: true,
    isStale: true,
  });
});

test('an age that is not told of one page is not known of them all', () => {
  const ageless: ListPage = { rows: [row(1)], totalData: 4, totalPageCount: 2 };
  expect(knownRows(withPage(withPage(empty, page([1])), ageless))?.asOf).toBeNull();
  expect(knownRows(withPage(withPage(empty, ageless), page([1])))?.asOf).toBeNull();
});

test('until the last page has come, what was known stands beside what is read', () => {
  const before = { ...empty, former: kept([1, 4], 10) };
  const half = withPage(before, page([1, 2]));
  expect(names(half)).toEqual(['row 1', 'old 4', 'row 2']);
  expect(knownRows(half)).toMatchObject({ total: 4, asOf: 10, isCopy: true, isStale: true });
  expect(names(withPage(half, page([3])))).toEqual(['row 1', 'row 2', 'row 3']);
});

test('a list has a next page until its last one, its failure, or more pages than are read', () => {
  expect(hasNextPage(empty)).toBe(true);
  expect(hasNextPage(withFailure(empty, failures.fault))).toBe(false);
  expect(hasNextPage(withPage(empty, page([1])))).toBe(true);
  expect(hasNextPage(withPage(withPage(empty, page([1])), page([2])))).toBe(false);
  const endless = withPage(empty, page([1], { totalPageCount: 900 }));
  expect(MAX_PAGES).toBe(50);
  expect(hasNextPage({ ...endless, reading: endless.reading && { ...endless.reading, pages: 49 } })).toBe(true);
  expect(hasNextPage({ ...endless, reading: endless.reading && { ...endless.reading, pages: 50 } })).toBe(false);
});

test('what is kept takes the place of nothing, or of an older copy', () => {
  expect(names(withCachedRows(empty, { matches: kept([1], 10) }))).toEqual(['old 1']);
  expect(withCachedRows(empty, { games: kept([1], 10) })).toBe(empty);
  const copied = { ...empty, former: kept([1], 10) };
  expect(names(withCachedRows(copied, { matches: kept([2], 10) }))).toEqual(['old 2']);
  expect(withCachedRows(copied, { matches: kept([2], 9) })).toBe(copied);
  const read = withPage(withPage(empty, page([1])), page([2]));
  expect(withCachedRows(read, { matches: kept([3], 99) })).toBe(read);
});

test('a reading begins again with what it had', () => {
  const failed = withFailure(withPage({ ...empty, former: kept([4], 10) }, page([1])), failures.fault);
  const again = restarted(failed);
  expect([again.reading, again.failure, names(again)]).toEqual([null, null, ['old 4', 'row 1']]);
  expect(knownRows(restarted(empty))).toBeNull();
});
