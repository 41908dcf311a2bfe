import { expect, test } from 'vitest';
import { english } from '#i18n/english.ts';
import { failures, otherFormat, type ReadFailure, tooManyRows } from '#import/reading/failure.ts';
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

test.each<[string, Uint8Array<ArrayBuffer>, ReadFailure]>([
  ['an empty file', new Uint8Array(), failures.empty],
  ['a file of empty cells', bytesOf(' , ,\r\n,,\r\n'), failures.empty],
  ['a picture', bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0'), failures.notSpreadsheet],
  ['a PDF', bytesOf('%PDF-1.7\n1 0 obj'), failures.notSpreadsheet],
  ['a web page that is called XLS', bytesOf('<html><table><tr><td>1'), failures.notSpreadsheet],
  ['an old Excel file', compound('Workbook'), otherFormat('XLS')],
  ['an old Word file', compound('WordDocument'), failures.notSpreadsheet],
  ['an encrypted XLSX file', compound('EncryptedPackage'), failures.encrypted],
  ['the beginning of a zip', bytesOf('PK\x03\x04'), failures.damaged],
  ['a file that is too large', new Uint8Array(maxFileBytes + 1), failures.tooLarge],
])('%s', async (_, bytes, failure) => {
  expect(await readSource({ name: 'teams', content: new Blob([bytes]) })).toEqual({ kind: 'failed', failure });
});

test('pasted cells', async () => {
  expect(await readSource({ name: 'Pasted', content: 'Soul\tSOUL\n' })).toEqual({
    kind: 'ok',
    sheets: [{ name: 'Pasted', rows: [['Soul', 'SOUL']] }],
  });
  expect(await readSource({ name: 'Pasted', content: ' \n' })).toEqual({ kind: 'failed', failure: failures.empty });
});

test('failures say what to do', () => {
  const said = ({ text, values }: ReadFailure) => english(text, values);
  expect(said(tooManyRows('Teams'))).toBe('More than 20,000 rows: Teams. Split the table.');
  expect(said(failures.tooLarge)).toBe('The file is larger than 10 MB. Split it.');
  expect(said(otherFormat('ODS'))).toBe('ODS files cannot be imported. Save the file as XLSX or CSV.');
});
