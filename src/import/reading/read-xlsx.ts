import { readXlsx as readWorkbook, type Sheet as Worksheet } from 'hucre/xlsx';
import type { Cell } from '#domain/import/cells.ts';
import { failures, ReadError } from './failure.ts';
import { maxSheets } from './limits.ts';
import type { OnProgress, Sheet } from './sheet.ts';
import { mayShowLeadingZeros, shownNumber } from './shown-number.ts';
import { tidyRows } from './tidy-rows.ts';
import { workbookParts } from './workbook-parts.ts';

/** The part of the time that unpacking takes, from 0 to 1. */
const unpackingPart = 0.3;

/**
 * The sheets of an XLSX file that have content. Hidden sheets are skipped: they contain the lists of dropdowns. A formula
 * has its stored value, an error its text (`#N/A`). A date has the digits that the sheet shows, as UTC. A number that is
 * shown with leading zeros is a text.
 */
export async function readXlsx(bytes: Uint8Array, onProgress: OnProgress = () => undefined): Promise<readonly Sheet[]> {
  const { zip, styles } = await workbookParts(bytes, (part) => onProgress(part * unpackingPart));
  // Styles double the time, so they are read only if they change a value.
  const readStyles = mayShowLeadingZeros(styles);
  let count = 0;
  const { sheets } = await readWorkbook(zip, {
    readStyles,
    sheets: ({ hidden, veryHidden }) => {
      count += 1;
      return hidden !== true && veryHidden !== true;
    },
  }).catch((error: unknown) => {
    throw new ReadError(failures.damaged, { cause: error });
  });
  if (count > maxSheets) throw new ReadError(failures.tooManySheets);
  return sheets.flatMap(variantsOf).filter(({ rows }) => rows.length > 0);
}

/** The sheet as it is shown; if rows or columns of it are hidden or filtered out, then also with them. */
function variantsOf(worksheet: Worksheet): readonly Sheet[] {
  const sheet = sheetOf(worksheet);
  const isRowHidden = (at: number) => worksheet.rowDefs?.get(at)?.hidden === true;
  const isColumnHidden = (at: number) => worksheet.columns?.[at]?.hidden === true;
  const rows = sheet.rows.filter((row, at) => isRowHidden(at) && row.some((cell) => cell !== null)).length;
  const columns = (sheet.rows[0] ?? []).filter(
    (_, at) => isColumnHidden(at) && sheet.rows.some((row) => (row[at] ?? null) !== null),
  ).length;
  if (rows + columns === 0) return [sheet];
  // A hidden row becomes empty, so the others have their numbers.
  const shown = sheet.rows.map((row, at) =>
    isRowHidden(at) ? row.map(() => null) : row.map((cell, column) => (isColumnHidden(column) ? null : cell)),
  );
  const hidden = { rows, columns };
  return [
    { ...sheet, rows: tidyRows(sheet.name, shown), hidden: { ...hidden, isIncluded: false } },
    { ...sheet, hidden: { ...hidden, isIncluded: true } },
  ];
}

function sheetOf({ name, rows, merges, cells }: Worksheet): Sheet {
  const values: Cell[][] = rows;
  for (const [position, { value, style }] of cells ?? []) {
    if (typeof value !== 'number' || style?.numFmt === undefined) continue;
    const shown = shownNumber(value, style.numFmt);
    const [row = 0, column = 0] = position.split(',').map(Number);
    const target = values[row];
    if (shown !== undefined && target !== undefined) target[column] = shown;
  }
  return { name, rows: tidyRows(name, values, merges) };
}
