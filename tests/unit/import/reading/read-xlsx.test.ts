import { expect, test } from 'vitest';
import { cellText } from '#domain/import/cells.ts';
import { timeText } from '#domain/import/dates.ts';
import { readXlsx } from '#import/reading/read-xlsx.ts';
import { rowOf, type WorkbookOptions, workbook } from '../workbook.ts';

async function rowsOf(sheet: string, options: Omit<WorkbookOptions, 'sheets'> = {}) {
  const [first] = await readXlsx(workbook({ sheets: { Teams: sheet }, ...options }));
  return first?.rows;
}

test('several sheets; hidden sheets, charts and empty sheets are skipped', async () => {
  const bytes = workbook({
    sheets: {
      Teams: rowOf('<c r="A1" t="inlineStr"><is><t>Soul</t></is></c>'),
      Chart: '',
      Countries: rowOf('<c r="A1"><v>1</v></c>'),
      'R&D "टीम"': rowOf('<c r="A1"><v>2</v></c>'),
      Empty: '<sheetData/>',
    },
    hidden: ['Countries'],
    charts: ['Chart'],
  });
  expect(await readXlsx(bytes)).toEqual([
    { name: 'Teams', rows: [['Soul']] },
    { name: 'R&D "टीम"', rows: [[2]] },
  ]);
});

test('hidden rows and columns are left out, and offered with a second sheet', async () => {
  const cells = (row: number, ...texts: readonly string[]) =>
    texts.map((text, at) => `<c r="${'ABC'[at] ?? ''}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const teams = `<cols><col min="2" max="2" width="9" hidden="1"/></cols><sheetData>
    <row r="1">${cells(1, 'Name', 'Secret', 'Game')}</row>
    <row r="2" hidden="1">${cells(2, 'Old', 'x', 'BGMI')}</row>
    <row r="3">${cells(3, 'Soul', 'y', 'BGMI')}</row></sheetData>`;
  expect(await readXlsx(workbook({ sheets: { Teams: teams } }))).toEqual([
    {
      name: 'Teams',
      rows: [
        ['Name', null, 'Game'],
        [null, null, null],
        ['Soul', null, 'BGMI'],
      ],
      hidden: { rows: 1, columns: 1, isIncluded: false },
    },
    {
      name: 'Teams',
      rows: [
        ['Name', 'Secret', 'Game'],
        ['Old', 'x', 'BGMI'],
        ['Soul', 'y', 'BGMI'],
      ],
      hidden: { rows: 1, columns: 1, isIncluded: true },
    },
  ]);
});

test('texts: shared, with formats inside, with a reading aid, inline, with references', async () => {
  const strings = [
    '<si><r><t>Team </t></r><r><rPr><b/></rPr><t xml:space="preserve">Soul</t></r></si>',
    '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
    '<si><t>a_x000D_&#10;b &amp;lt; &#2325;</t></si>',
  ];
  const cells = [0, 1, 2].map((at) => `<c t="s"><v>${at}</v></c>`);
  expect(await rowsOf(rowOf(...cells, '<c t="inlineStr"><is><t> +91 98 </t></is></c>'), { strings })).toEqual([
    ['Team Soul', '東京', 'a\r\nb &lt; क', ' +91 98 '],
  ]);
});

test('formulas have their stored values; one without a value is empty', async () => {
  const [sheet] = await readXlsx(
    workbook({
      sheets: {
        Teams: rowOf(
          '<c r="A1" t="str"><f>A2&amp;B2</f><v>Soul</v></c>',
          '<c r="B1"><f>SUM(C1:C9)</f><v>169</v></c>',
          '<c r="C1"><f>1+1</f></c>',
          '<c r="D1" t="e"><f>VLOOKUP(1,A1:A2,1)</f><v>#N/A</v></c>',
          '<c r="E1" t="b"><f>TRUE()</f><v>1</v></c>',
        ),
      },
    }),
  );
  expect(sheet).toEqual({ name: 'Teams', rows: [['Soul', 169, null, '#N/A', true]] });
});

test.each([
  ['the system of 1900', false, 45_772.770_833_333],
  ['the system of 1904', true, 44_310.770_833_333],
])('dates in %s', async (_, is1904, serial) => {
  const formats = ['dd/mm/yyyy hh:mm', '[$-4009]dd\\-mmm\\-yy;@'];
  const rows = await rowsOf(rowOf(`<c s="1"><v>${serial}</v></c>`, `<c s="2"><v>${Math.floor(serial)}</v></c>`), {
    formats,
    is1904,
  });
  const [time = null, day = null] = rows?.[0] ?? [];
  expect([time, day]).toEqual([new Date('2025-04-25T18:30:00Z'), new Date('2025-04-25T00:00:00Z')]);
  expect([time, day].map(timeText)).toEqual(['2025-04-25 18:30:00', '2025-04-25']);
});

test.each([
  ['the system of 1900', false],
  ['the system of 1904', true],
])('a time alone in %s is a time, and no day', async (_, is1904) => {
  const rows = await rowsOf(
    rowOf('<c s="1"><v>0.75</v></c>', '<c s="1"><v>0.770833333</v></c>', '<c><v>0.75</v></c>'),
    {
      formats: ['hh:mm'],
      is1904,
    },
  );
  expect(rows?.[0]?.map(timeText)).toEqual(['18:00:00', '18:30:00', '18:00:00']);
  expect(rows?.[0]?.map(cellText)).toEqual(['18:00:00', '18:30:00', '0.75']);
});

test('number formats that are no dates', async () => {
  const formats = [
    '[$₹-4009]\\ #,##,##0',
    '_("₹"* #,##0.00_)',
    '[>=10000000]##\\,##\\,##\\,##0;##,##0',
    '"days" 0',
    '[Red]0.00',
    '0.00E+00',
  ];
  const cells = formats.map((_, at) => `<c s="${at + 1}"><v>200000</v></c>`);
  expect(await rowsOf(rowOf(...cells), { formats })).toEqual([formats.map(() => 200_000)]);
});

test('leading zeros that only the number format shows', async () => {
  const formats = ['000', '"+91 "0000000000', '00000\\-00000', '0', '#,##0', '000;[Red]-000'];
  const numbers = [7, 988_776_655, 988_776_655, 7, 7, 7];
  expect(
    await rowsOf(rowOf(...numbers.map((number, at) => `<c s="${at + 1}"><v>${number}</v></c>`)), { formats }),
  ).toEqual([['007', '+91 0988776655', '09887-76655', 7, 7, '007']]);
});

test('a mobile number in a number cell has all its digits as text', async () => {
  const rows = await rowsOf(rowOf('<c><v>9.876543210E9</v></c>'));
  expect(rows?.[0]?.map(cellText)).toEqual(['9876543210']);
});

test('a value merged over rows belongs to each of them, a title has its first cell only', async () => {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  expect(
    await rowsOf(`<sheetData>
      <row r="1">${text('A1', 'Rosters')}</row>
      <row r="2">${text('A2', 'Team')}${text('B2', 'Player')}</row>
      <row r="3">${text('A3', 'Soul')}${text('B3', 'Mortal')}</row>
      <row r="4"><c r="A4"/>${text('B4', 'Viper')}</row>
    </sheetData><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A3:A9"/></mergeCells>`),
  ).toEqual([
    ['Rosters', null],
    ['Team', 'Player'],
    ['Soul', 'Mortal'],
    ['Soul', 'Viper'],
  ]);
});

test('empty rows and columns at the end are removed, others stay', async () => {
  expect(
    await rowsOf(`<sheetData><row r="2"><c r="B2"><v>1</v></c><c r="C2" t="inlineStr"><is><t> </t></is></c></row>
      <row r="4"><c r="A4"><v>2</v></c></row><row r="1048576" s="1"><c r="Z1048576" s="1"/></row></sheetData>`),
  ).toEqual([
    [null, null],
    [null, 1],
    [null, null],
    [2, null],
  ]);
});

test('cells without addresses, styles that do not exist, ISO dates, other prefixes', async () => {
  expect(
    await rowsOf(
      '<x:sheetData><x:row><x:c s="77"><x:v>5</x:v></x:c><x:c t="d"><x:v>2026-04-25T18:30:00</x:v></x:c><x:c t="s"><x:v>9</x:v></x:c></x:row></x:sheetData>',
    ),
  ).toEqual([[5, '2026-04-25T18:30:00']]);
});
