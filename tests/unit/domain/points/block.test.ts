import { expect, test } from 'vitest';
import { usualRuleset } from '#domain/points/presets.ts';
import { isBlockOfNumbers, withBlock } from '#domain/points/row.ts';
import { rowOf } from './real-tables.ts';

const empty = rowOf('');
const cellsOf = (block: string) => block.split('\n').map((line) => line.split('|'));

test('a block is written down and to the right, totals follow, and rows are appended', () => {
  const rows = [rowOf('1', 0, 6, 10, 5, 15), rowOf('2', 0, 6, 8, 4, 12)];
  expect(withBlock(rows, { cells: cellsOf('20|6\n30|'), at: 1, from: 'total_finish' }, empty, usualRuleset)).toEqual([
    rows[0],
    rowOf('2', 0, 6, 20, 6, 26),
    rowOf('', '', '', 30, '', ''),
  ]);
});

test('a number keeps its meaning in a block, or stays as it is', () => {
  const block = { cells: cellsOf('1,069|1.0\n-6|12.5'), at: 0, from: 'position_point' } as const;
  const rows = withBlock([rowOf('1'), rowOf('2')], block, empty, usualRuleset);
  expect(rows.map((row) => [row['position_point'], row['total_point']])).toEqual([
    ['1069', '1'],
    ['-6', '12.5'],
  ]);
});

test('a total in the block counts as a typed total', () => {
  const block = { cells: cellsOf('11|6|20'), at: 0, from: 'total_finish' } as const;
  expect(withBlock([rowOf('1', 0, 6, 10, 5, 15)], block, empty, usualRuleset)).toEqual([rowOf('1', 0, 6, 11, 6, 20)]);
});

test.each([
  ['1|2\n|999999', 'position_point', true],
  ['-6|12.5\n1,069|', 'position_point', true],
  ['1|2|3', 'position_point', false],
  ['Soul|2', 'chicken_dinner', false],
] as const)('whether the block %j may go in as it is at %s: %s', (block, from, may) => {
  expect(isBlockOfNumbers(cellsOf(block), from)).toBe(may);
  expect(isBlockOfNumbers([], from)).toBe(false);
});
