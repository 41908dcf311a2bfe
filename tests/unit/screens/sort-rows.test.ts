import { expect, test } from 'vitest';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { english } from '#i18n/english.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Sort } from '#screens/entity/list/list-store.ts';
import { nextSort, sortOncePerRowSet, sortRows } from '#screens/entity/tools/sort-rows.ts';

const words = { text: english, language: 'en' };
const ascending = (key: string): Sort => ({ key, direction: 'ascending' });
const descending = (key: string): Sort => ({ key, direction: 'descending' });
const ids = (rows: readonly ListRow[]) => rows.map(({ id }) => id);

test('a header cycles through ascending, descending and unsorted; another starts with ascending', () => {
  expect(nextSort(null, 'name')).toEqual(ascending('name'));
  expect(nextSort(ascending('name'), 'name')).toEqual(descending('name'));
  expect(nextSort(descending('name'), 'name')).toBeNull();
  expect(nextSort(descending('name'), 'status')).toEqual(ascending('status'));
});

test('texts are sorted by the rules of the language, numbers in them by value, empty texts last in both directions', () => {
  const rows = [
    { id: 1, name: 'Team 10' },
    { id: 2, name: '' },
    { id: 3, name: 'éclair' },
    { id: 4, name: 'Team 9' },
    { id: 5, name: 'Zebra' },
    { id: 6, name: 'eagle' },
  ];
  expect(ids(sortRows(rows, teams, ascending('name'), words))).toEqual([6, 3, 4, 1, 5, 2]);
  expect(ids(sortRows(rows, teams, descending('name'), words))).toEqual([5, 1, 4, 3, 6, 2]);
});

test('referenced records are sorted by name, equal ones keep their order', () => {
  const rows = [
    { id: 1, game_id: 1, game_name: 'Valorant' },
    { id: 2, game_id: 9, game_name: 'BGMI' },
    { id: 3, game_id: 1, game_name: 'Valorant' },
    { id: 4, game_id: 9, game_name: 'BGMI' },
  ];
  expect(ids(sortRows(rows, teams, ascending('game_id'), words))).toEqual([2, 4, 1, 3]);
  expect(ids(sortRows(rows, teams, descending('game_id'), words))).toEqual([1, 3, 2, 4]);
});

test('statuses are sorted inactive first, in every spelling of the server', () => {
  const rows = [
    { id: 1, status: 'active' },
    { id: 2, status: '0' },
    { id: 3, status: 1 },
  ];
  expect(ids(sortRows(rows, teams, ascending('status'), words))).toEqual([2, 1, 3]);
});

test('times are sorted by instant, numbers by value', () => {
  const rows = [
    { id: 1, original_scheduled_at: '2026-11-20 10:00:00', tournament_id: 10 },
    { id: 2, original_scheduled_at: '', tournament_id: 9 },
    { id: 3, original_scheduled_at: '2025-12-31 23:59:59', tournament_id: 100 },
  ];
  expect(ids(sortRows(rows, matches, ascending('original_scheduled_at'), words))).toEqual([3, 1, 2]);
  expect(ids(sortRows(rows, matches, descending('original_scheduled_at'), words))).toEqual([1, 3, 2]);
  expect(ids(sortRows(rows, matches, ascending('tournament_id'), words))).toEqual([2, 1, 3]);
});

test('a changed row keeps its position; other rows are sorted again', () => {
  const arrange = sortOncePerRowSet((rows) => sortRows(rows, teams, ascending('status'), words));
  const rows = [
    { id: 1, status: '1' },
    { id: 2, status: '0' },
  ];
  expect(ids(arrange(rows))).toEqual([2, 1]);
  const [first, second] = [{ id: 1, status: '1' } as const, { id: 2, status: '1' } as const];
  expect(ids(arrange([first, second]))).toEqual([2, 1]);
  expect(ids(arrange([{ ...first, status: '0' }, second, { id: 3, status: '0' }]))).toEqual([1, 3, 2]);
});
