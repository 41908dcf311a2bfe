import { expect, test } from 'vitest';
import { pageOfRows } from '#lists/page-of-rows.ts';

const rows = Array.from({ length: 23 }, (_, at) => ({ id: at + 1 }));
const idsOn = (page: number, perPage: number) =>
  pageOfRows(rows, { page, perPage, search: '' }).rows.map(({ id }) => id);

test('a page has its own rows, and the last page has the rest', () => {
  expect(idsOn(1, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(idsOn(3, 10)).toEqual([21, 22, 23]);
  expect(idsOn(4, 10)).toEqual([]);
  expect(idsOn(1, 25)).toHaveLength(23);
});

test('pages are counted like those of a list call: no rows, no pages', () => {
  expect(pageOfRows(rows, { page: 1, perPage: 10, search: '' })).toMatchObject({ totalData: 23, totalPageCount: 3 });
  expect(pageOfRows([], { page: 1, perPage: 10, search: '' })).toEqual({ rows: [], totalData: 0, totalPageCount: 0 });
});
