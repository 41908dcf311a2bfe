import { expect, test } from 'vitest';
import { applyLayout, moveColumn, toggleColumn } from '#screens/entity/views/layout.ts';
import { columns } from './columns.ts';

const keys = (layout: Parameters<typeof applyLayout>[1]) =>
  applyLayout(columns, layout)
    .map(({ key }) => key)
    .join(' ');

test('without a layout the columns are in the declared order', () => {
  expect(keys(null)).toBe('pick logo name game status actions');
});

test('columns are in the order of the layout, new columns after them', () => {
  expect(keys({ order: ['status', 'name'], hidden: [] })).toBe('pick logo status name game actions');
});

test('unknown and repeated columns of a layout are ignored', () => {
  expect(keys({ order: ['gone', 'game', 'game', 'actions', 'pick'], hidden: ['gone'] })).toBe(
    'pick logo game name status actions',
  );
});

test('all columns can be hidden except the link to the record, checkboxes and buttons', () => {
  expect(keys({ order: [], hidden: ['pick', 'logo', 'name', 'game', 'status', 'actions'] })).toBe('pick name actions');
});

test('a column that is hidden and shown again keeps its position', () => {
  const hidden = toggleColumn(columns, null, 'game');
  expect(keys(hidden)).toBe('pick logo name status actions');
  expect(keys(toggleColumn(columns, hidden, 'game'))).toBe(keys(null));
});

test('a column moves one position up or down, but not past the end', () => {
  const moved = moveColumn(columns, null, { key: 'status', by: -1 });
  expect(keys(moved)).toBe('pick logo name status game actions');
  expect(keys(moveColumn(columns, moved, { key: 'status', by: 1 }))).toBe(keys(null));
  expect(keys(moveColumn(columns, null, { key: 'status', by: 1 }))).toBe(keys(null));
  expect(keys(moveColumn(columns, null, { key: 'name', by: -1 }))).toBe(keys(null));
});
