import { expect, test } from 'vitest';
import type { ListRow } from '#machines/list/types.ts';
import { laidOut, withMoved, withShown } from '#screens/entity/tools/view/layout.ts';
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
const keys = (layout: Parameters<typeof laidOut>[1]) => laidOut(columns, layout).map(({ key }) => key);

test('without a layout the columns stand as they are declared', () => {
  expect(keys(null)).toEqual(['pick', 'logo', 'name', 'game', 'status', 'actions']);
});

test('columns stand in the order of the layout, those it does not know after them', () => {
  expect(keys({ order: ['status', 'name'], hidden: [] })).toEqual([
    'pick',
    'logo',
    'status',
    'name',
    'game',
    'actions',
  ]);
});

test('a layout of other columns, or one that names some twice, does no harm', () => {
  expect(keys({ order: ['gone', 'game', 'game', 'actions', 'pick'], hidden: ['gone'] })).toEqual([
    'pick',
    'logo',
    'game',
    'name',
    'status',
    'actions',
  ]);
});

test('all may be hidden but the column that leads to the record, and what is pressed', () => {
  expect(keys({ order: [], hidden: ['pick', 'logo', 'name', 'game', 'status', 'actions'] })).toEqual([
    'pick',
    'name',
    'actions',
  ]);
});

test('a column is hidden and shown again, and keeps its place', () => {
  const hidden = withShown(columns, null, 'game');
  expect(keys(hidden)).toEqual(['pick', 'logo', 'name', 'status', 'actions']);
  expect(keys(withShown(columns, hidden, 'game'))).toEqual(keys(null));
});

test('a column moves one place up or down, and no further than the end', () => {
  const moved = withMoved(columns, null, { key: 'status', by: -1 });
  expect(keys(moved)).toEqual(['pick', 'logo', 'name', 'status', 'game', 'actions']);
  expect(keys(withMoved(columns, moved, { key: 'status', by: 1 }))).toEqual(keys(null));
  expect(keys(withMoved(columns, null, { key: 'status', by: 1 }))).toEqual(keys(null));
  expect(keys(withMoved(columns, null, { key: 'name', by: -1 }))).toEqual(keys(null));
});
