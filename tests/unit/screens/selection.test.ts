import { expect, test } from 'vitest';
import { createListStore, deselect, type ListStore } from '#screens/entity/list/list-store.ts';
import { clearSelection, pageState, selectPage, showPage, toggleRow } from '#screens/entity/tools/selection.ts';

const row = (id: number) => ({ id, name: `Team ${String(id)}` });
const page = [row(1), row(2), row(3), row(4), row(5)];
const selectedIds = (store: ListStore) => [...store.state().picked.keys()].toSorted();

function onPage(): ListStore {
  const store = createListStore({ layout: null, density: 'comfortable' });
  showPage(store, page, { search: '' });
  return store;
}

test('a row is selected and deselected', () => {
  const store = onPage();
  toggleRow(store, row(2));
  expect(selectedIds(store)).toEqual([2]);
  toggleRow(store, row(2));
  expect(selectedIds(store)).toEqual([]);
});

test('a range from the last changed row gets the state of its end, in both directions', () => {
  const store = onPage();
  toggleRow(store, row(4));
  toggleRow(store, row(2), 'range');
  expect(selectedIds(store)).toEqual([2, 3, 4]);
  toggleRow(store, row(5), 'range');
  expect(selectedIds(store)).toEqual([2, 3, 4, 5]);
  toggleRow(store, row(3), 'range');
  expect(selectedIds(store)).toEqual([2]);
});

test('a range that starts on another page is only the row', () => {
  const store = onPage();
  toggleRow(store, row(1));
  showPage(store, [row(6), row(7), row(8)], { search: '' });
  toggleRow(store, row(8), 'range');
  expect(selectedIds(store)).toEqual([1, 8]);
});

test('a range uses the shown order of the rows', () => {
  const store = onPage();
  showPage(store, [row(5), row(1), row(4), row(2), row(3)], { search: '' });
  toggleRow(store, row(5));
  toggleRow(store, row(4), 'range');
  expect(selectedIds(store)).toEqual([1, 4, 5]);
});

test('the selection remains on another page and is cleared by another search', () => {
  const store = onPage();
  toggleRow(store, row(1));
  showPage(store, [row(6)], { search: '' });
  expect(selectedIds(store)).toEqual([1]);
  showPage(store, [row(6)], { search: 'soul' });
  expect(selectedIds(store)).toEqual([]);
});

test('the state of a page is none, some or all', () => {
  const store = onPage();
  const state = () => pageState(store.state());
  expect(state()).toBe('none');
  toggleRow(store, row(1));
  expect(state()).toBe('some');
  selectPage(store, 'all');
  expect(state()).toBe('all');
  showPage(store, [row(6)], { search: '' });
  expect(state()).toBe('none');
  selectPage(store, 'none');
  expect(selectedIds(store)).toEqual([1, 2, 3, 4, 5]);
});

test('subscribers are notified of changes only', () => {
  const store = onPage();
  let notifications = 0;
  const unsubscribe = store.subscribe(() => {
    notifications += 1;
  });
  deselect(store, 1);
  clearSelection(store);
  expect(notifications).toBe(0);
  toggleRow(store, row(1));
  deselect(store, 1);
  expect(notifications).toBe(2);
  unsubscribe();
  toggleRow(store, row(1));
  expect(notifications).toBe(2);
});
