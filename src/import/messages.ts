import type { Cell } from '#domain/import/cells.ts';
import type { ReadResult, Source } from './reading/read-source.ts';
import type { Sheet } from './reading/sheet.ts';
import type { WrittenSheet } from './writing/write-xlsx.ts';

/** What the page asks the worker for. One worker serves one request. */
export type Request =
  | { readonly kind: 'read'; readonly source: Source }
  | { readonly kind: 'write'; readonly sheets: readonly WrittenSheet[] };

/** What the worker posts to the page. */
export type Response =
  /** `part` of the work is done, from 0 to 1. */
  | { readonly kind: 'progress'; readonly part: number }
  /** The next rows of a sheet, before the result. */
  | { readonly kind: 'rows'; readonly sheet: number; readonly rows: Sheet['rows'] }
  /** Its sheets have no rows: these were posted before. */
  | { readonly kind: 'result'; readonly result: ReadResult }
  | { readonly kind: 'written'; readonly bytes: Uint8Array<ArrayBuffer> };

/** How many cells a message contains. The page receives them in about two milliseconds, so it stays responsive. */
const cellsPerMessage = 5000;

/** The rows of all sheets in messages of limited size. */
export function* rowMessages(sheets: readonly Sheet[]): Generator<Response & { kind: 'rows' }> {
  for (const [sheet, { rows }] of sheets.entries()) {
    const count = Math.max(1, Math.floor(cellsPerMessage / Math.max(1, rows[0]?.length ?? 0)));
    for (let at = 0; at < rows.length; at += count) yield { kind: 'rows', sheet, rows: rows.slice(at, at + count) };
  }
}

/** The result with other rows in its sheets. */
export function withRows(result: ReadResult, rowsOf: (sheet: number) => readonly (readonly Cell[])[]): ReadResult {
  if (result.kind === 'failed') return result;
  return { kind: 'ok', sheets: result.sheets.map((sheet, at) => ({ ...sheet, rows: rowsOf(at) })) };
}
