import { expect, test } from 'vitest';
import { failures, otherFormat, tooManyColumns, tooManyRows } from '#import/reading/failure.ts';
import { maxUnpackedBytes } from '#import/reading/limits.ts';
import { readSource } from '#import/reading/read-source.ts';
import { readXlsx } from '#import/reading/read-xlsx.ts';
import { unzip, zipEntries } from '#import/reading/unzip.ts';
import { workbookParts } from '#import/reading/workbook-parts.ts';
import { packedSpaces, rowOf, workbook, workbookFiles, zipOf } from '../workbook.ts';

async function failureOf(bytes: Uint8Array) {
  const result = await readSource({ name: 'teams.xlsx', content: new Blob([new Uint8Array(bytes)]) });
  return result.kind === 'failed' ? result.failure : result;
}

const one = workbookFiles({ sheets: { Teams: rowOf('<c r="A1"><v>1</v></c>') } });
const megabyte = 1024 * 1024;
const sheet2 = 'xl/worksheets/sheet2.xml';

test('a zip bomb that states its size is not unpacked', async () => {
  const bytes = zipOf([...one, { name: sheet2, content: '', packed: packedSpaces(1), stated: maxUnpackedBytes + 1 }]);
  expect(await failureOf(bytes)).toEqual(failures.zipBomb);
});

test('a zip bomb that states a small size is unpacked no further than that', async () => {
  const bytes = zipOf([...one, { name: sheet2, content: '', packed: packedSpaces(2000), stated: 100 }]);
  expect(await failureOf(bytes)).toEqual(failures.damaged);
});

test('a zip bomb of several files of which each is within the limit', async () => {
  const packed = packedSpaces(1);
  const more = [2, 3, 4].map((at) => ({ name: `xl/worksheets/sheet${at}.xml`, content: '', packed, stated: megabyte }));
  const bytes = zipOf([...one, ...more]);
  expect(bytes.length).toBeLessThan(8000);
  await expect(workbookParts(bytes, () => undefined, 3 * megabyte)).rejects.toMatchObject({
    failure: failures.zipBomb,
  });
});

test('unpacking stops at the limit, whatever the zip states', async () => {
  const bytes = zipOf([{ name: 'a', content: '', packed: packedSpaces(3), stated: 3 * megabyte }]);
  const [entry] = zipEntries(bytes);
  if (entry === undefined) throw new Error('no entry');
  await expect(unzip(bytes, entry, 3 * megabyte)).resolves.toHaveLength(3 * megabyte);
  await expect(unzip(bytes, entry, 2 * megabyte)).rejects.toMatchObject({ failure: failures.zipBomb });
  await expect(unzip(bytes, { ...entry, size: 1 }, 2 * megabyte)).rejects.toMatchObject({
    failure: failures.damaged,
  });
});

test('sizes in the extra field, as for files over 4 GB', async () => {
  expect(await failureOf(zipOf(one.map((file) => ({ ...file, isZip64: true }))))).toMatchObject({ kind: 'ok' });
});

test('pictures and charts are not unpacked', async () => {
  const bytes = zipOf([...one, { name: 'xl/media/image1.xml', content: '', stated: maxUnpackedBytes + 1 }]);
  expect(await failureOf(bytes)).toMatchObject({ kind: 'ok' });
});

test('two cells in opposite corners', async () => {
  const sheet =
    '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
  expect(await failureOf(workbook({ sheets: { Teams: sheet } }))).toEqual(failures.tooManyCells);
});

test('empty cells with a format in opposite corners are no cells', async () => {
  const sheet =
    '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData>';
  expect(await failureOf(workbook({ sheets: { Teams: sheet } }))).toMatchObject({
    kind: 'ok',
    sheets: [{ rows: [[1]] }],
  });
});

test('too many rows, columns and sheets', async () => {
  const rows = Array.from({ length: 20_021 }, (_, at) => `<row><c r="A${at + 1}"><v>1</v></c></row>`).join('');
  expect(await failureOf(workbook({ sheets: { Teams: `<sheetData>${rows}</sheetData>` } }))).toEqual(
    tooManyRows('Teams'),
  );
  const columns = '<c><v>1</v></c>'.repeat(257);
  expect(await failureOf(workbook({ sheets: { Teams: rowOf(columns) } }))).toEqual(tooManyColumns('Teams'));
  const sheets = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`Day ${at}`, rowOf('<c><v>1</v></c>')]));
  expect(await failureOf(workbook({ sheets }))).toEqual(failures.tooManySheets);
});

test('20,000 rows with a title and a header', async () => {
  const rows = Array.from({ length: 20_002 }, (_, at) => `<row><c r="A${at + 1}"><v>${at}</v></c></row>`).join('');
  const [sheet] = await readXlsx(workbook({ sheets: { Teams: `<sheetData>${rows}</sheetData>` } }));
  expect(sheet?.rows.length).toBe(20_002);
});

test('damaged files', async () => {
  const bytes = zipOf(one);
  expect(await failureOf(bytes.subarray(0, 400))).toEqual(failures.damaged);
  const flipped = bytes.slice();
  const name = Buffer.from(flipped).indexOf('sheet1.xml');
  flipped.fill(0xff, name + 12, name + 20);
  expect(await failureOf(flipped)).toEqual(failures.damaged);
  expect(await failureOf(zipOf(one.filter(({ name: file }) => file !== 'xl/worksheets/sheet1.xml')))).toEqual(
    failures.damaged,
  );
});

test('a changed byte is found by the checksum', async () => {
  const files = one.map((file) =>
    file.name === 'xl/worksheets/sheet1.xml' ? { ...file, content: file.content.replace('<v>1<', '<v>2<') } : file,
  );
  const other = zipOf(files);
  const bytes = zipOf(one);
  // The checksum of the sheet in the directory of the other file.
  const at = Buffer.from(bytes).lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 16;
  bytes.set(other.subarray(at, at + 4), at);
  expect(await failureOf(bytes)).toEqual(failures.damaged);
});

test('an encrypted zip, other zips', async () => {
  expect(await failureOf(zipOf(one.map((file) => ({ ...file, isEncrypted: true }))))).toEqual(failures.encrypted);
  expect(await failureOf(zipOf([{ name: 'word/document.xml', content: '<w/>' }]))).toEqual(failures.notSpreadsheet);
  expect(await failureOf(zipOf([{ name: 'xl/workbook.bin', content: '' }]))).toEqual(otherFormat('XLSB'));
  expect(await failureOf(zipOf([{ name: 'Index/Document.iwa', content: '' }]))).toEqual(otherFormat('Numbers'));
  const ods = [
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'content.xml', content: '<o/>' },
  ];
  expect(await failureOf(zipOf(ods))).toEqual(otherFormat('ODS'));
});
