import { expect, test } from 'vitest';
import { diffRows } from '#fields/diff-rows.ts';

const row = (team: string, finish: string, total = '') => ({ team, finish, total });
const soul = row('soul', '10', '20');
const blind = row('blind', '11', '21');
const orange = row('orange', '12', '22');

test('rows that are the same on all sides are left out, wherever they stand', () => {
  expect(
    diffRows(
      [
        [soul, blind],
        [blind, soul, orange],
      ],
      'team',
    ),
  ).toEqual({
    apart: [[], [{ at: 2, row: orange, names: ['finish', 'total'] }]],
    alike: 2,
  });
});

test('of two versions of a row, what tells them apart is told on both sides', () => {
  const more = row('blind', '15', '21');
  expect(
    diffRows(
      [
        [soul, blind],
        [soul, more],
      ],
      'team',
    ),
  ).toEqual({
    apart: [[{ at: 1, row: blind, names: ['finish'] }], [{ at: 1, row: more, names: ['finish'] }]],
    alike: 1,
  });
});

test('of three versions, each says what another says differently', () => {
  const [finish, total] = [row('soul', '9', '20'), row('soul', '10', '19')];
  const { apart } = diffRows([[soul], [finish], [total]], 'team');
  expect(apart.map(([only]) => only?.names)).toEqual([
    ['finish', 'total'],
    ['finish', 'total'],
    ['finish', 'total'],
  ]);
});

test('a row that one side has nothing like says all that it says', () => {
  const bare = row('new', '', '3');
  expect(diffRows([[soul], [bare]], 'team').apart).toEqual([
    [{ at: 0, row: soul, names: ['finish', 'total'] }],
    [{ at: 0, row: bare, names: ['total'] }],
  ]);
});

test('rows of which a side has several are told in full', () => {
  const [one, two] = [row('', '1'), row('', '2')];
  expect(diffRows([[one], [two, row('', '3')]], 'team').apart[0]).toEqual([{ at: 0, row: one, names: ['finish'] }]);
});

test('a row that one side has twice is apart once', () => {
  expect(diffRows([[soul], [soul, soul]], 'team')).toEqual({
    apart: [[], [{ at: 1, row: soul, names: ['finish', 'total'] }]],
    alike: 1,
  });
});

test('the same rows in another order are all apart, by nothing', () => {
  expect(
    diffRows(
      [
        [soul, blind],
        [blind, soul],
      ],
      'team',
    ),
  ).toEqual({
    apart: [
      [
        { at: 0, row: soul, names: [] },
        { at: 1, row: blind, names: [] },
      ],
      [
        { at: 0, row: blind, names: [] },
        { at: 1, row: soul, names: [] },
      ],
    ],
    alike: 0,
  });
});

test('lists that are the same have nothing apart, whatever the order of a row’s members', () => {
  const turned = { total: '20', finish: '10', team: 'soul' };
  expect(diffRows([[soul], [turned]], 'team')).toEqual({ apart: [[], []], alike: 1 });
  expect(diffRows([], 'team')).toEqual({ apart: [], alike: 0 });
});
