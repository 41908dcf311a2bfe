import { expect, test } from 'vitest';
import { usualRuleset } from '#domain/points/presets.ts';
import { isBlockOfNumbers, withBlock } from '#domain/points/row.ts';
import { rowOf } from './real-tables.ts';

const empty = rowOf('');

test('a block is written down and to the right, totals follow, and rows are appended', () => {
  const rows = [rowOf('1', 0, 6, 10, 5, 15), rowOf('2', 0, 6, 8, 4, 12)];
  const cells = [
    ['20', '6'],
    ['30', ''],
  ];
  expect(withBlock(rows, { cells, at: 1, from: 'total_finish' }, empty, usualRuleset)).toEqual([
    rows[0],
    rowOf('2', 0, 6, 20, 6, 26),
    rowOf('', '', '', 30, '', ''),
  ]);
});

test('a number keeps its meaning in a block, or stays as it is', () => {
  const cells = [
    ['1,069', '1.0'],
    ['-6', '12.5'],
  ];
  const rows = withBlock([rowOf('1'), rowOf('2')], { cells, at: 0, from: 'position_point' }, empty, usualRuleset);
  expect(rows.map((row) => [row['position_point'], row['total_point']])).toEqual([
    ['1069', '1'],
    ['-6', '12.5'],
  ]);
});

test('a total in the block counts as a typed total', () => {
  const [row] = withBlock(
    [rowOf('1', 0, 6, 10, 5, 15)],
    { cells: [['11', '6', '20']], at: 0, from: 'total_finish' },
    empty,
    usualRuleset,
  );
  expect(row).toEqual(rowOf('1', 0, 6, 11, 6, 20));
});

test.each([
  [
    'numbers',
    [
      ['1', '2'],
      ['', '999999'],
    ],
    'position_point',
    true,
  ],
  ['too many columns', [['1', '2', '3']], 'position_point', false],
  ['a name', [['Soul', '2']], 'chicken_dinner', false],
  [
    'numbers that are not whole',
    [
      ['-6', '12.5'],
      ['1,069', ''],
    ],
    'position_point',
    true,
  ],
  ['nothing', [], 'chicken_dinner', false],
] as const)('%s: whether it may go in as it is', (_, cells, from, may) => {
  expect(isBlockOfNumbers(cells, from)).toBe(may);
});
