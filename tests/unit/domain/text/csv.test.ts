import { expect, test } from 'vitest';
import { csvByteOrderMark, csvLine, writeCsv } from '#domain/text/csv.ts';

test('a cell that a spreadsheet would run is written as text', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@SUM', '\t=1', '\r=1', "o'k", '12', '1-2'])).toBe(
    `'=1+1,'+1,'-1,'@SUM,"'\t=1","'\r=1",o'k,12,1-2\r\n`,
  );
});

test('special characters are quoted, and quotes are doubled', () => {
  expect(csvLine(['a,b', 'a;b', 'say "hi"', 'two\nlines', ' edge', 'plain text', ''])).toBe(
    '"a,b","a;b","say ""hi""","two\nlines"," edge",plain text,\r\n',
  );
});

test('a file starts with a byte order mark, and each line ends with a line break', () => {
  expect(
    writeCsv([
      ['टीम', '1'],
      ['b', '2'],
    ]),
  ).toBe(`${csvByteOrderMark}टीम,1\r\nb,2\r\n`);
});
