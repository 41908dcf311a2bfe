import { expect, test } from 'vitest';
import { createSelection, pageState, type Selection } from '#screens/entity/tools/selection/selection.ts';

const row = (id: number) => ({ id, name: `Team ${String(id)}` });
const page = [row(1), row(2), row(3), row(4), row(5)];
const picked = (selection: Selection) => [...selection.state().picked.keys()].toSorted();

function onPage(): Selection {
  const selection = createSelection();
  selection.show(page, '');
  return selection;
}

test('a row is turned over, and back', () => {
  const selection = onPage();
  selection.turn(row(2));
  expect(picked(selection)).toEqual([2]);
  selection.turn(row(2));
  expect(picked(selection)).toEqual([]);
});

test('a range becomes as its end, in both directions, from the row last turned', () => {
  const selection = onPage();
  selection.turn(row(4));
  selection.turn(row(2), 'range');
  expect(picked(selection)).toEqual([2, 3, 4]);
  selection.turn(row(5), 'range');
  expect(picked(selection)).toEqual([2, 3, 4, 5]);
  selection.turn(row(3), 'range');
  expect(picked(selection)).toEqual([2]);
});

test('a range whose beginning is on another page is the row alone', () => {
  const selection = onPage();
  selection.turn(row(1));
  selection.show([row(6), row(7), row(8)], '');
  selection.turn(row(8), 'range');
  expect(picked(selection)).toEqual([1, 8]);
});

test('a range goes by the order in which the rows are shown', () => {
  const selection = onPage();
  selection.show([row(5), row(1), row(4), row(2), row(3)], '');
  selection.turn(row(5));
  selection.turn(row(4), 'range');
  expect(picked(selection)).toEqual([1, 4, 5]);
});

test('what is selected stays on another page, and goes with another search', () => {
  const selection = onPage();
  selection.turn(row(1));
  selection.show([row(6)], '');
  expect(picked(selection)).toEqual([1]);
  selection.show([row(6)], 'soul');
  expect(picked(selection)).toEqual([]);
});

test('a page is none, some or all of it', () => {
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
  expect(picked(selection)).toEqual([1, 2, 3, 4, 5]);
});

test('those who follow are told of what changes, and of nothing else', () => {
  const selection = onPage();
  let told = 0;
  const leave = selection.subscribe(() => {
    told += 1;
  });
  selection.drop(1);
  selection.clear();
  expect(told).toBe(0);
  selection.turn(row(1));
  selection.drop(1);
  expect(told).toBe(2);
  leave();
  selection.turn(row(1));
  expect(told).toBe(2);
});
