import { expect, test } from 'vitest';
import { english } from '#i18n/english.ts';
import { type ReadFailure, readFailureText } from '#import/reading/failure.ts';
import { maxFileBytes } from '#import/reading/limits.ts';
import { readSource } from '#import/reading/read-source.ts';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const compound = (name: string) =>
  Uint8Array.from(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(504),
      Buffer.from(name, 'utf16le'),
    ]),
  );

test.each<[string, Uint8Array, ReadFailure]>([
  ['an empty file', new Uint8Array(), { kind: 'empty' }],
  ['a file of empty cells', bytesOf(' , ,\r\n,,\r\n'), { kind: 'empty' }],
  ['a picture', bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0'), { kind: 'notSpreadsheet' }],
  ['a PDF', bytesOf('%PDF-1.7\n1 0 obj'), { kind: 'notSpreadsheet' }],
  ['a web page that is called XLS', bytesOf('<html><table><tr><td>1'), { kind: 'notSpreadsheet' }],
  ['an old Excel file', compound('Workbook'), { kind: 'otherFormat', format: 'XLS' }],
  ['an old Word file', compound('WordDocument'), { kind: 'notSpreadsheet' }],
  ['an encrypted XLSX file', compound('EncryptedPackage'), { kind: 'encrypted' }],
  ['the beginning of a zip', bytesOf('PK\x03\x04'), { kind: 'damaged' }],
  ['a file that is too large', new Uint8Array(maxFileBytes + 1), { kind: 'tooLarge' }],
])('%s', async (_, bytes, failure) => {
  expect(await readSource({ kind: 'file', name: 'teams', bytes })).toEqual({ kind: 'failed', failure });
});

test('pasted cells', async () => {
  expect(await readSource({ kind: 'paste', name: 'Pasted', text: 'Soul\tSOUL\n' })).toEqual({
    kind: 'ok',
    reading: {
      format: 'text',
      sheets: [{ name: 'Pasted', rows: [['Soul', 'SOUL']], uncalculated: 0 }],
    },
  });
  expect(await readSource({ kind: 'paste', name: 'Pasted', text: ' \n' })).toEqual({
    kind: 'failed',
    failure: { kind: 'empty' },
  });
});

test('failures say what to do', () => {
  expect(readFailureText({ kind: 'tooManyRows', sheet: 'Teams' }, english)).toBe(
    'More than 20,000 rows: Teams. Split the table.',
  );
  expect(readFailureText({ kind: 'tooLarge' }, english)).toBe('The file is larger than 10 MB. Split it.');
  expect(readFailureText({ kind: 'otherFormat', format: 'ODS' }, english)).toBe(
    'ODS files cannot be imported. Save the file as XLSX or CSV.',
  );
});
