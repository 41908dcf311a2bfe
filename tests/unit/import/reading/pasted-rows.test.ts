import { expect, test } from 'vitest';
import { writeCsv } from '#domain/text/csv.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';
import { fc } from '../../../support/fast-check.ts';

test.each([
  [
    'tabs, as a spreadsheet copies',
    'Soul\t1\t18\r\nGodLike, the\t2\t18\r\n',
    [
      ['Soul', '1', '18'],
      ['GodLike, the', '2', '18'],
    ],
  ],
  [
    'semicolons, as a European spreadsheet saves',
    'Soul;1,5\nGodLike;2',
    [
      ['Soul', '1,5'],
      ['GodLike', '2'],
    ],
  ],
  [
    'commas',
    'Soul,1\nGodLike,2',
    [
      ['Soul', '1'],
      ['GodLike', '2'],
    ],
  ],
  ['quotes with everything in them', '"Soul, ""S8""\nIN",1', [['Soul, "S8"\nIN', '1']]],
  ['a quoted name with tabs after it', '"Soul; IN"\t1', [['Soul; IN', '1']]],
  [
    'a byte order mark, spaces, old line ends and empty lines',
    '\uFEFF Soul , 1\r\r , \rGodLike,2',
    [
      ['Soul', '1'],
      ['GodLike', '2'],
    ],
  ],
  [
    'a quote that begins inside of a cell',
    'Soul 6" mat,1\n"GodLike",2',
    [
      ['Soul 6" mat', '1'],
      ['GodLike', '2'],
    ],
  ],
  ['a quote after spaces', 'Soul,  "1,5"', [['Soul', '1,5']]],
  [
    'empty lines before a table with tabs, and commas further down',
    '\n \nSoul\t1\nGod,Like\t2',
    [
      ['Soul', '1'],
      ['God,Like', '2'],
    ],
  ],
  ['a byte order mark that is no first one', 'Soul\uFEFF,1', [['Soul', '1']]],
  ['one cell', '12', [['12']]],
  ['nothing', ' \n', []],
])('reads %s', (_, text, rows) => {
  expect(pastedRows(text)).toEqual(rows);
});

test('written text is read back unchanged, except for spaces around a cell', () => {
  const cell = fc
    .oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a', ' ') }))
    .map((text) => text.replace(/\r\n?/g, '\n').trim())
    .filter((text) => !/^'?[=+\-@\uFEFF"\n]/.test(text));
  const row = fc.tuple(
    cell.filter((text) => text !== ''),
    cell,
    cell,
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(pastedRows(writeCsv(rows))).toEqual(rows);
    }),
  );
});
