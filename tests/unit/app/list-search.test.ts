import { expect, test } from 'vitest';
import { readListSearch, toListQuery, toListSearch } from '#app/routing/list-search.ts';
import { fc } from '../../support/fast-check.ts';

const read = (raw: Readonly<Record<string, unknown>>) => toListQuery(readListSearch(raw));

test('an address without a query is the first page with the defaults', () => {
  expect(readListSearch({})).toEqual({});
  expect(read({})).toEqual({ page: 1, perPage: 10, search: '' });
});

test('an address contains only values that differ from the defaults', () => {
  expect(read({ page: 3, perPage: 25, search: 'soul' })).toEqual({ page: 3, perPage: 25, search: 'soul' });
  expect(readListSearch({ page: 1, perPage: 10, search: '' })).toEqual({});
  expect(readListSearch({ page: 2, somethingElse: 'x' })).toEqual({ page: 2 });
});

test.each([0, -1, 1.5, '1e400', 'two', '', null, true, [2, 3], {}, Number.NaN, 2 ** 53])(
  'page %j is page 1',
  (page) => {
    expect(read({ page }).page).toBe(1);
  },
);

test.each([0, -10, 1, 11, 1000, '1e9', 'all', null, [], {}])('page size %j is the default', (perPage) => {
  expect(read({ perPage }).perPage).toBe(10);
});

test('a search is text: a number is read as typed, anything else is ignored', () => {
  expect(read({ search: 2026 }).search).toBe('2026');
  for (const search of [null, true, {}, ['soul'], undefined]) expect(read({ search }).search).toBe('');
  expect(read({ page: { toString: 0 }, perPage: [25] })).toEqual({ page: 1, perPage: 10, search: '' });
  expect(read({ search: '<script>%00&page=9' }).search).toBe('<script>%00&page=9');
});

test('filters are references and the status, with their values as text', () => {
  const filters = { game_id: '3', status: 'running,postponed' };
  expect(read({ game_id: 3, status: 'running,postponed' })).toEqual({ page: 1, perPage: 10, search: '', filters });
  // A number, so that the address has no quotes.
  expect(readListSearch({ page: 2, ...filters })).toEqual({ page: 2, ...filters, game_id: 3 });
  expect(
    read({ game_id: '', status: null, type: 'app', listPerPage: 1, 'x_id&y': 2, _id: [3] }).filters,
  ).toBeUndefined();
});

test('the look is read as it is written, and only if it is text', () => {
  const look = { view: 'Soul', columns: 'name.status', order: '-name', density: 'compact' };
  expect(readListSearch({ search: 'soul', ...look })).toEqual({ search: 'soul', ...look });
  expect(readListSearch({ view: 2025 })).toEqual({ view: '2025' });
  expect(readListSearch({ view: '', columns: ['name'], order: null, density: {} })).toEqual({});
  expect(read(look)).toEqual({ page: 1, perPage: 10, search: '' });
});

test('any address gives a valid query, whose own address reads as the same query', () => {
  const anything = fc.dictionary(
    fc.constantFrom('page', 'perPage', 'search', 'status', 'game_id', '__proto__'),
    fc.anything(),
  );
  fc.assert(
    fc.property(anything, (raw) => {
      const query = read(raw);
      expect(Number.isSafeInteger(query.page) && query.page > 0).toBe(true);
      expect([10, 25, 50, 100]).toContain(query.perPage);
      expect(typeof query.search).toBe('string');
      expect(read({ ...toListSearch(query) })).toEqual(query);
    }),
  );
});
