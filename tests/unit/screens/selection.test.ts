import { expect, test } from 'vitest';
import { createSelection, pageState, type Selection } from '#screens/entity/tools/selection/selection.ts';

const row = (id: number) => ({ id, name: `Team ${String(id)}` });
const page = [row(1), row(2), row(3), row(4), row(5)];
const selectedIds = (selection: Selection) => [...selection.state().picked.keys()].toSorted();

function onPage(): Selection {
  const selection = createSelection();
  selection.show(page, '');
  return selection;
}

test('a row is selected and deselected', () => {
  const selection = onPage();
  selection.turn(row(2));
  expect(selectedIds(selection)).toEqual([2]);
  selection.turn(row(2));
  expect(selectedIds(selection)).toEqual([]);
});

test('a range from the last changed row gets the state of its end, in both directions', () => {
  const selection = onPage();
  selection.turn(row(4));
  selection.turn(row(2), 'range');
  expect(selectedIds(selection)).toEqual([2, 3, 4]);
  selection.turn(row(5), 'range');
  expect(selectedIds(selection)).toEqual([2, 3, 4, 5]);
  selection.turn(row(3), 'range');
  expect(selectedIds(selection)).toEqual([2]);
});

test('a range that starts on another page is only the row', () => {
  const selection = onPage();
  selection.turn(row(1));
  selection.show([row(6), row(7), row(8)], '');
  selection.turn(row(8), 'range');
  expect(selectedIds(selection)).toEqual([1, 8]);
});

test('a range uses the shown order of the rows', () => {
  const selection = onPage();
  selection.show([row(5), row(1), row(4), row(2), row(3)], '');
  selection.turn(row(5));
  selection.turn(row(4), 'range');
  expect(selectedIds(selection)).toEqual([1, 4, 5]);
});

test('the selection remains on another page and is cleared by another search', () => {
  const selection = onPage();
  selection.turn(row(1));
  selection.show([row(6)], '');
  expect(selectedIds(selection)).toEqual([1]);
  selection.show([row(6)], 'soul');
  expect(selectedIds(selection)).toEqual([]);
});

test('the state of a page is none, some or all', () => {
  const selection = onPage();
  const state = () => pageState(selection.state());
  expect(state()).toBe('none');
  selection.turn(row(1));
  expect(state()).toBe('some');
  selection.selectPage('all');
  expect(state()).toBe('all');
  selection.show([row(6)], '');
  expect(state()).toBe('none');
  selection.selectPage('none');
  expect(selectedIds(selection)).toEqual([1, 2, 3, 4, 5]);
});

test('subscribers are notified of changes only', () => {
  const selection = onPage();
  let notifications = 0;
  const unsubscribe = selection.subscribe(() => {
    notifications += 1;
  });
  selection.drop(1);
  selection.clear();
  expect(notifications).toBe(0);
  selection.turn(row(1));
  selection.drop(1);
  expect(notifications).toBe(2);
  unsubscribe();
  selection.turn(row(1));
  expect(notifications).toBe(2);
});
