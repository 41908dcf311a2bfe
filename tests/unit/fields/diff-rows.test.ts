import { expect, test } from 'vitest';
import { diffRows } from '#fields/diff-rows.ts';

const diff = (...sides: Parameters<typeof diffRows>[0]) => diffRows(sides, 'team');
const row = (team: string, finish: string, total = '') => ({ team, finish, total });
const soul = row('soul', '10', '20');
const blind = row('blind', '11', '21');
const orange = row('orange', '12', '22');

test('rows that are equal on all sides are left out, at any position', () => {
  expect(diff([soul, blind], [blind, soul, orange])).toEqual({
    apart: [[], [{ at: 2, row: orange, names: ['finish', 'total'] }]],
    alike: 2,
  });
});

test('the differing fields of two versions of a row are returned on both sides', () => {
  const more = row('blind', '15', '21');
  expect(diff([soul, blind], [soul, more])).toEqual({
    apart: [[{ at: 1, row: blind, names: ['finish'] }], [{ at: 1, row: more, names: ['finish'] }]],
    alike: 1,
  });
});

test('with three versions, each lists all fields that differ in another one', () => {
  const [finish, total] = [row('soul', '9', '20'), row('soul', '10', '19')];
  const { apart } = diff([soul], [finish], [total]);
  expect(apart.map(([only]) => only?.names)).toEqual([
    ['finish', 'total'],
    ['finish', 'total'],
    ['finish', 'total'],
  ]);
});

test('a row without a counterpart lists all its filled fields', () => {
  const bare = row('new', '', '3');
  expect(diff([soul], [bare]).apart).toEqual([
    [{ at: 0, row: soul, names: ['finish', 'total'] }],
    [{ at: 0, row: bare, names: ['total'] }],
  ]);
});

test('rows that occur several times on one side are listed completely', () => {
  const [one, two] = [row('', '1'), row('', '2')];
  expect(diff([one], [two, row('', '3')]).apart[0]).toEqual([{ at: 0, row: one, names: ['finish'] }]);
});

test('a row that occurs twice on one side is returned once', () => {
  expect(diff([soul], [soul, soul])).toEqual({
    apart: [[], [{ at: 1, row: soul, names: ['finish', 'total'] }]],
    alike: 1,
  });
});

test('equal rows in another order are all returned, without differing fields', () => {
  const { apart, alike } = diff([soul, blind], [blind, soul]);
  expect(apart.map((rows) => rows.map((shown) => shown.row))).toEqual([
    [soul, blind],
    [blind, soul],
  ]);
  expect([alike, apart.flat().flatMap(({ names }) => names)]).toEqual([0, []]);
});

test('equal lists have no differences, whatever the order of a row’s fields', () => {
  const turned = { total: '20', finish: '10', team: 'soul' };
  expect(diff([soul], [turned])).toEqual({ apart: [[], []], alike: 1 });
  expect(diff()).toEqual({ apart: [], alike: 0 });
});
