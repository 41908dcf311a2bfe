import { type CellValue, type ColumnDef, writeXlsx as writeWorkbook } from 'hucre/xlsx';
import { serialOf } from '#domain/import/dates.ts';
import { sheetNames } from './sheet-names.ts';

export interface WrittenColumn {
  readonly header: string;
  /** `dateTime` cells are 'YYYY-MM-DDTHH:MM' in the zone that the file is for, `day` cells 'YYYY-MM-DD'. */
  readonly kind: 'text' | 'number' | 'dateTime' | 'day';
}

export interface WrittenSheet {
  /** Changed where Excel does not accept it. */
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  /** A text in a number, date-time or day column that is none stays a text. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const numberFormats = { text: undefined, number: undefined, dateTime: 'yyyy-mm-dd hh:mm', day: 'yyyy-mm-dd' } as const;

const headerStyle = { font: { name: 'Calibri', size: 11, bold: true } };

/** In characters. */
const widths = { least: 8, most: 50 } as const;

/** Excel's limit for the text of a cell, in UTF-16 units. */
const maxTextLength = 32_767;

/**
 * The bytes of an XLSX file. The header of each sheet is bold and stays visible. Texts are text cells: one that starts with
 * `=` is no formula, so it needs no apostrophe as in a CSV file.
 */
export async function writeXlsx(sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const bytes = await writeWorkbook({
    sheets: sheets.map(({ columns, rows }, at) => {
      const values = [
        columns.map(({ header }) => textCell(header)),
        ...rows.map((row) => columns.map(({ kind }, column) => cellOf(kind, row[column] ?? null))),
      ];
      return {
        name: names[at] ?? '',
        columns: columns.map((column, index) => definitionOf(column, values, index)),
        rows: values,
        cells: new Map(columns.map((_, index) => [`0,${index}`, { style: headerStyle }])),
        freezePane: { rows: 1 },
      };
    }),
  });
  return new Uint8Array(bytes);
}

function definitionOf({ kind }: WrittenColumn, rows: readonly (readonly CellValue[])[], index: number): ColumnDef {
  const numFmt = numberFormats[kind];
  const length = numFmt?.length ?? rows.reduce((most, row) => Math.max(most, lengthOf(row[index] ?? null)), 0);
  const width = Math.min(widths.most, Math.max(widths.least, length + 2));
  return numFmt === undefined ? { width } : { width, numFmt };
}

function lengthOf(value: CellValue): number {
  const text = String(value ?? '');
  return text.includes('\n') ? Math.max(...text.split('\n').map((line) => line.length)) : text.length;
}

function cellOf(kind: WrittenColumn['kind'], value: string | number | null): CellValue {
  if (typeof value !== 'string') return value;
  if (value === '') return null;
  const isDate = kind === 'dateTime' ? /^\d{4}-\d\d-\d\dT\d\d:\d\d$/ : /^\d{4}-\d\d-\d\d$/;
  const serial =
    (kind === 'dateTime' || kind === 'day') && isDate.test(value)
      ? serialOf(kind === 'day' ? `${value}T00:00` : value)
      : Number.NaN;
  return Number.isNaN(serial) ? textCell(value) : serial;
}

function textCell(text: string): string {
  // XLSX writes control characters as _x0007_; such a text itself is written with an escaped underscore.
  return text.slice(0, maxTextLength).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
