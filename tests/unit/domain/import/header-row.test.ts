import { expect, test } from 'vitest';
import { headerRowOf } from '#domain/import/header-row.ts';

test.each([
  [
    'the first row',
    [
      ['Name', 'Short'],
      ['Soul', 'SOUL'],
    ],
    0,
  ],
  [
    'below empty rows',
    [
      [null, ' '],
      ['Name', 'Short'],
      ['Soul', 'SOUL'],
    ],
    1,
  ],
  [
    'below a title and a note',
    [
      ['Teams 2026', null],
      [null, null],
      [null, 'Draft'],
      ['Name', 'Short'],
      ['Soul', 'SOUL'],
    ],
    3,
  ],
  ['one column', [['Name'], ['Soul'], ['GodLike']], 0],
  [
    'one column with a note beside it',
    [
      ['Name', null],
      ['Soul', null],
      ['GodLike', '?'],
      ['Entity', null],
    ],
    0,
  ],
  ['a header only', [['Name', 'Short']], 0],
  ['no content', [[null], [' ']], -1],
  ['no rows', [], -1],
])('%s', (_, rows, header) => {
  expect(headerRowOf(rows)).toBe(header);
});
