import { expect, test } from 'vitest';
import { cellText } from '#domain/import/cells.ts';
import { writeCsv } from '#domain/text/csv.ts';
import { readPhone } from '#domain/text/phone.ts';
import { readWhole } from '#domain/text/whole-number.ts';
import { english } from '#i18n/english.ts';
import { failures, tooManyColumns, tooManyRows } from '#import/reading/failure.ts';
import { readSource } from '#import/reading/read-source.ts';
import { readPaste, readText } from '#import/reading/read-text.ts';
import { splitText } from '#import/reading/separator.ts';
import { sheetLabel } from '#import/sheet-label.ts';
import { fc } from '../../../support/fast-check.ts';

const rowsOf = (text: string) => readText(text).rows;

test.each([
  ['a comma', 'name,prize\nSoul,"2,00,000"\n', ','],
  ['a semicolon beside grouped numbers', 'name;prize\nSoul;2,00,000\nGodLike;50,000\nEntity;10', ';'],
  ['a tab', 'name\tprize\nSoul\t2,00,000\n', '\t'],
  ['a vertical bar', 'name|prize\nSoul|2,00,000\n', '|'],
  ['below a title and an empty line', 'Teams, 2026\n\nname;prize\nSoul;1\nGodLike;2', ';'],
  ['none: one column', 'name\nSoul\nGodLike', '\t'],
  ['none: one column with grouped numbers', 'prize\n2,00,000\n50,000\n10', '\t'],
  ['none: a few names with commas', 'name\nSoul, the Team\nGodLike\nEntity', '\t'],
  ['a comma in rows of different lengths', 'a,b,c\n1\n4,5,6,7', ','],
] as const)('the separator: %s', (_, text, separator) => {
  expect(splitText(text).separator).toBe(separator);
});

test('the separator in the first line, as Excel reads it', () => {
  expect(rowsOf('\uFEFFsep=;\r\nname;short\r\n"Soul, Team";SOUL\r\n')).toEqual([
    ['name', 'short'],
    ['Soul, Team', 'SOUL'],
  ]);
  expect(readText('"sep=|"\na|b').rows).toEqual([['a', 'b']]);
});

test('a separator that is known', () => {
  expect(readText('a;b\n1;2', { chosen: ',' }).rows).toEqual([['a;b'], ['1;2']]);
});

test('quoted cells with separators, quotes and line breaks', () => {
  expect(rowsOf('name,notes\r\n"Soul, Team","He said ""GG"".\r\nTwice."\r\n')).toEqual([
    ['name', 'notes'],
    ['Soul, Team', 'He said "GG".\nTwice.'],
  ]);
});

test.each([
  ['CRLF', 'a,b\r\n1,2\r\n'],
  ['CR', 'a,b\r1,2\r'],
  ['LF', 'a,b\n1,2'],
  ['mixed', 'a,b\r\n1,2\n\r\n\r'],
])('line breaks: %s', (_, text) => {
  expect(rowsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('rows of different lengths, and empty rows between them', () => {
  expect(rowsOf('a,b,c,\n1\n,,,\n4,5,6,,\n,,,\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', null, null],
    [null, null, null],
    ['4', '5', '6'],
  ]);
});

test('quotes that do not enclose a cell are part of the text', () => {
  expect(readPaste('name\tnick\n"Hi" he said\t5" screen\n"never closed\tB\n"a\nb"\t""\n"x" \t1', '').rows).toEqual([
    ['name', 'nick'],
    ['"Hi" he said', '5" screen'],
    ['"never closed', 'B'],
    ['a\nb', null],
    ['x', '1'],
  ]);
});

test('cells copied from a spreadsheet: only tabs separate', () => {
  expect(readPaste('Delhi, India\t+91 98765 43210\nPune; India\t"two\nlines"', '').rows).toEqual([
    ['Delhi, India', '+91 98765 43210'],
    ['Pune; India', 'two\nlines'],
  ]);
  expect(readPaste('name,short\nSoul,SOUL', '').rows).toEqual([
    ['name', 'short'],
    ['Soul', 'SOUL'],
  ]);
});

test('texts stay as they are: leading zeros, a plus, Devanagari digits, amounts', () => {
  const [row = []] = rowsOf('007\t+91 98765 43210\t९८७६५४३२१०\t₹ 2,00,000');
  expect(row).toEqual(['007', '+91 98765 43210', '९८७६५४३२१०', '₹ 2,00,000']);
  const [, phone = null, devanagari = null, amount = null] = row;
  expect([readPhone(cellText(phone)), readPhone(cellText(devanagari))]).toEqual(['9876543210', '9876543210']);
  expect(readWhole(cellText(amount))).toBe('200000');
});

test('our own export is read as it was', () => {
  const rows = [
    ['=1+1', '+91 98', '-5', '@name', "'quoted'"],
    ['a;b', 'a\tb', ' padded', 'two\nlines', 'a "b"'],
  ];
  const read = rowsOf(writeCsv(rows)).map((row) => row.map(cellText));
  expect(read).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
});

test('any cells that were written as CSV are read again', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', '=', "'", 'a', 'म') }),
  );
  const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  // The export writes such a text as it is, so it looks like a protected formula.
  const isAmbiguous = (text: string) => /^\s*'[=+\-@\t\r\n]/.test(text);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('Soul'), cell, cell), { minLength: 1 }), (rows) => {
      fc.pre(!rows.flat().some(isAmbiguous));
      const read = readText(writeCsv(rows), { chosen: ',' }).rows;
      expect(read.map(([, one = null, other = null]) => [cellText(one), cellText(other)])).toEqual(
        rows.map(([, one, other]) => [tidy(one), tidy(other)]),
      );
    }),
  );
});

test('20,000 rows are read, one more than fits is not', () => {
  const csv = (count: number) =>
    `name,short\r\n${Array.from({ length: count }, (_, at) => `Team ${at},"T,${at}"\r\n`).join('')}`;
  const parts: number[] = [];
  const { rows } = readText(csv(20_000), { onProgress: (part) => parts.push(part) });
  expect(rows).toHaveLength(20_001);
  expect(rows.at(-1)).toEqual(['Team 19999', 'T,19999']);
  expect(parts).toHaveLength(20);
  expect(parts.every((part, at) => part > (parts[at - 1] ?? 0) && part <= 1)).toBe(true);
  expect(() => readText(csv(20_020), { name: 'teams.csv' })).toThrow(
    expect.objectContaining({ failure: tooManyRows('teams.csv') }),
  );
});

test('too many cells or columns; thousands of empty lines are none', () => {
  const wide = `${'1,'.repeat(199)}1\n`;
  expect(() => readText(wide.repeat(5001), { chosen: ',' })).toThrow(
    expect.objectContaining({ failure: failures.tooManyCells }),
  );
  expect(() => readText(`${'1,'.repeat(256)}1\n`, { name: 'x' })).toThrow(
    expect.objectContaining({ failure: tooManyColumns('x') }),
  );
  expect(rowsOf(`a,b\n${',\n'.repeat(30_000)}`)).toEqual([['a', 'b']]);
});

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isLittle ? bytes : bytes.swap16());
};
const table = 'name;city\r\nPeña;दिल्ली\r\n';

test.each([
  ['UTF-8', new TextEncoder().encode(table)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${table}`)],
  ['UTF-16 with a mark', utf16(`\uFEFF${table}`, true)],
  ['UTF-16 without a mark', utf16(table, true)],
  ['UTF-16, big endian, without a mark', utf16(table, false)],
])('the encoding of a file: %s', async (_, bytes) => {
  const rows = [
    ['name', 'city'],
    ['Peña', 'दिल्ली'],
  ];
  expect(await readSource({ name: 'teams.csv', content: new Blob([bytes]) })).toEqual({
    kind: 'ok',
    sheets: [{ name: 'teams.csv', rows }],
  });
});

test('a file of an older program has a sheet for each way to read it, the likeliest first', async () => {
  const bytes = Uint8Array.from(Buffer.from('name;city\r\nPeña;Cañas', 'latin1'));
  const result = await readSource({ name: 'teams.csv', content: new Blob([bytes]) });
  if (result.kind !== 'ok') throw new Error('It is not read');
  const [first, second] = result.sheets;
  expect(first).toMatchObject({
    encoding: 'windows-1252',
    rows: [
      ['name', 'city'],
      ['Peña', 'Cañas'],
    ],
  });
  expect(sheetLabel(first ?? { name: '', rows: [] }, english)).toBe('windows-1252: Peña · Cañas');
  expect(second?.encoding).not.toBe('windows-1252');
});
