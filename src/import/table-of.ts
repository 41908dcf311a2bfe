import { cellText } from '#domain/import/cells.ts';
import { headerRowOf } from '#domain/import/header-row.ts';
import type { Sheet } from '#machines/import/types.ts';
import type { Sheet as ReadSheet } from './reading/sheet.ts';

/** The table of a sheet, without what is above its header. */
export function tableOf({ name, rows, encoding }: ReadSheet): Sheet {
  const header = headerRowOf(rows);
  const read = { name, ...(encoding && { encoding }) };
  if (header === -1) return { ...read, header: [], rows: [], firstLine: 1 };
  const [titles = [], ...below] = rows.slice(header);
  return { ...read, header: titles.map(cellText), rows: below, firstLine: header + 2 };
}
