import { expect, test } from 'vitest';
import { readXlsx } from '#import/reading/read-xlsx.ts';
import { unzip, zipEntries } from '#import/reading/unzip.ts';
import { type WrittenSheet, writeXlsx } from '#import/writing/write-xlsx.ts';

async function partOf(bytes: Uint8Array, name: string): Promise<string> {
  const entry = zipEntries(bytes).find((each) => each.name === name);
  return entry === undefined ? '' : new TextDecoder().decode(await unzip(bytes, entry, 1_000_000));
}

const columns = [
  { header: 'Name', kind: 'text' },
  { header: 'Prize', kind: 'number' },
  { header: 'Start', kind: 'dateTime' },
  { header: 'Day', kind: 'day' },
] as const;

const sheet = (...rows: WrittenSheet['rows']): WrittenSheet => ({ name: 'Teams', columns, rows });

test('the reader returns what was written: texts, numbers, times and days', async () => {
  const bytes = await writeXlsx([
    sheet(
      ['Soul, “टीम”', 200_000, '2025-04-25T18:30', '2025-04-25'],
      ['', null, null, ''],
      ['a\nb <&>', 1.5, 'TBD', '0000-00-00'],
      ['Leap', 1, '2026-02-29T10:00', '2026-02-30'],
    ),
    { name: 'Games', columns: [{ header: 'Name', kind: 'text' }], rows: [['CS2']] },
  ]);
  expect(await readXlsx(bytes)).toEqual([
    {
      name: 'Teams',
      rows: [
        ['Name', 'Prize', 'Start', 'Day'],
        ['Soul, “टीम”', 200_000, new Date('2025-04-25T18:30:00Z'), new Date('2025-04-25T00:00:00Z')],
        [null, null, null, null],
        ['a\nb <&>', 1.5, 'TBD', '0000-00-00'],
        ['Leap', 1, '2026-02-29T10:00', '2026-02-30'],
      ],
    },
    { name: 'Games', rows: [['Name'], ['CS2']] },
  ]);
});

test('a text that looks like a formula, a number or an escape stays a text', async () => {
  const texts = ['=1+1', '+91 98765', '-5', '@name', "'=1", '007', '_x000D_', ' padded ', 'TRUE'];
  const bytes = await writeXlsx([sheet(...texts.map((text) => [text, null, null, null]))]);
  expect((await readXlsx(bytes))[0]?.rows.slice(1).map(([cell]) => cell)).toEqual(texts);
  expect(await partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('<f');
});

test('the header is bold and frozen, columns have widths, dates have formats', async () => {
  const bytes = await writeXlsx([sheet(['A team with a long name', 1, '2025-04-25T18:30', '2025-04-25'])]);
  const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(xml).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  expect([...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([25, 8, 18, 12]);
  const styles = await partOf(bytes, 'xl/styles.xml');
  expect(styles).toMatch(/<font><b\/>/);
  expect([...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, format]) => format)).toEqual([
    'yyyy-mm-dd hh:mm',
    'yyyy-mm-dd',
  ]);
});

test('names of sheets that Excel does not accept', async () => {
  const names = [
    'Teams: [A/B]',
    'teams  a b',
    "'History'",
    '',
    'A tournament with a very long name 2026',
    'A tournament with a very long name 2027',
  ];
  const bytes = await writeXlsx(names.map((name) => ({ name, columns: [{ header: 'Name', kind: 'text' }], rows: [] })));
  expect((await readXlsx(bytes)).map(({ name }) => name)).toEqual([
    'Teams A B',
    'teams a b (2)',
    'History 3',
    '4',
    'A tournament with a very long n',
    'A tournament with a very lo (2)',
  ]);
});

test('a text that is too long for a cell is cut', async () => {
  const [read] = await readXlsx(await writeXlsx([sheet(['x'.repeat(40_000), null, null, null])]));
  expect(read?.rows[1]?.[0]).toHaveLength(32_767);
});
