import { expect, test } from 'vitest';
import type { ListRow } from '#machines/list/types.ts';
import { applyLayout, moveColumn, toggleColumn } from '#screens/entity/views/layout.ts';
import type { TableColumn } from '#ui/table/table-column.ts';

const column = (key: string, more: Partial<TableColumn<ListRow>> = {}): TableColumn<ListRow> => ({
  key,
  header: key,
  cell: () => null,
  ...more,
});
const columns = [
  column('pick', { quiet: true }),
  column('logo', { quiet: true }),
  column('name', { primary: true }),
  column('game'),
  column('status'),
  column('actions', { quiet: true }),
];
const keys = (layout: Parameters<typeof applyLayout>[1]) => applyLayout(columns, layout).map(({ key }) => key);

test('without a layout the columns are in the declared order', () => {
  expect(keys(null)).toEqual(['pick', 'logo', 'name', 'game', 'status', 'actions']);
});

test('columns are in the order of the layout, new columns after them', () => {
  expect(keys({ order: ['status', 'name'], hidden: [] })).toEqual([
    'pick',
    'logo',
    'status',
    'name',
    'game',
    'actions',
  ]);
});

test('unknown and repeated columns of a layout are ignored', () => {
  expect(keys({ order: ['gone', 'game', 'game', 'actions', 'pick'], hidden: ['gone'] })).toEqual([
    'pick',
    'logo',
    'game',
    'name',
    'status',
    'actions',
  ]);
});

test('all columns can be hidden except the link to the record, checkboxes and buttons', () => {
  expect(keys({ order: [], hidden: ['pick', 'logo', 'name', 'game', 'status', 'actions'] })).toEqual([
    'pick',
    'name',
    'actions',
  ]);
});

test('a column that is hidden and shown again keeps its position', () => {
  const hidden = toggleColumn(columns, null, 'game');
  expect(keys(hidden)).toEqual(['pick', 'logo', 'name', 'status', 'actions']);
  expect(keys(toggleColumn(columns, hidden, 'game'))).toEqual(keys(null));
});

test('a column moves one position up or down, but not past the end', () => {
  const moved = moveColumn(columns, null, { key: 'status', by: -1 });
  expect(keys(moved)).toEqual(['pick', 'logo', 'name', 'status', 'game', 'actions']);
  expect(keys(moveColumn(columns, moved, { key: 'status', by: 1 }))).toEqual(keys(null));
  expect(keys(moveColumn(columns, null, { key: 'status', by: 1 }))).toEqual(keys(null));
  expect(keys(moveColumn(columns, null, { key: 'name', by: -1 }))).toEqual(keys(null));
});
