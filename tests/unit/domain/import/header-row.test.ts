import { expect, test } from 'vitest';
import { headerRowOf } from '#domain/import/header-row.ts';

test.each([
  ['the first row', 'Name|Short\nSoul|SOUL', 0],
  ['below empty rows', '| \nName|Short\nSoul|SOUL', 1],
  ['below a title and a note', 'Teams 2026|\n|\n|Draft\nName|Short\nSoul|SOUL', 3],
  ['one column', 'Name\nSoul\nGodLike', 0],
  ['one column with a note beside it', 'Name|\nSoul|\nGodLike|?\nEntity|', 0],
  ['a header only', 'Name|Short', 0],
  ['no content', '\n ', -1],
])('%s', (_, sheet, header) => {
  const rows = sheet.split('\n').map((row) => row.split('|').map((cell) => (cell === '' ? null : cell)));
  expect(headerRowOf(rows)).toBe(header);
  expect(headerRowOf([])).toBe(-1);
});
