import type { Translate } from '#i18n/english.ts';
import { maxCells, maxColumns, maxFileBytes, maxRows, maxSheets } from './limits.ts';

/** Why a file or a paste cannot be read. */
export type ReadFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'notSpreadsheet' }
  /** A spreadsheet in a format that is not read. */
  | { readonly kind: 'otherFormat'; readonly format: 'XLS' | 'XLSB' | 'ODS' | 'Numbers' }
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'tooLarge' }
  /** It unpacks to far more than a table of this size needs. */
  | { readonly kind: 'zipBomb' }
  | { readonly kind: 'tooManySheets' }
  /** `sheet` is the name of the sheet, or of the text file. */
  | { readonly kind: 'tooManyRows'; readonly sheet: string }
  | { readonly kind: 'tooManyColumns'; readonly sheet: string }
  | { readonly kind: 'tooManyCells' }
  /** The file has been changed or deleted since it was chosen, or the worker did not start or ran out of memory. */
  | { readonly kind: 'notReadable' };

/** Thrown inside the reader only. Its callers get the failure as a result. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}

/** What the user reads about a failure, with what to do next. */
export function readFailureText(failure: ReadFailure, text: Translate): string {
  switch (failure.kind) {
    case 'empty':
      return text('There are no rows to import.');
    case 'notSpreadsheet':
      return text('This is not a spreadsheet. Choose an XLSX or CSV file.');
    case 'otherFormat':
      return text('{{format}} files cannot be imported. Save the file as XLSX or CSV.', { format: failure.format });
    case 'encrypted':
      return text('This file has a password. Save it without a password.');
    case 'damaged':
      return text('This file is damaged. Open it in a spreadsheet and save it again.');
    case 'tooLarge':
      return text('The file is larger than {{limit}} MB. Split it.', { limit: maxFileBytes / 1024 / 1024 });
    case 'zipBomb':
      return text('This file contains too much data. Copy the rows into a new file.');
    case 'tooManySheets':
      return text('The file has more than {{limit}} sheets. Copy the rows into a new file.', { limit: maxSheets });
    case 'tooManyRows':
      return text('More than {{limit}} rows: {{sheet}}. Split the table.', {
        sheet: failure.sheet,
        limit: shown(maxRows),
      });
    case 'tooManyColumns':
      return text('More than {{limit}} columns: {{sheet}}. Delete the columns that you do not need.', {
        sheet: failure.sheet,
        limit: maxColumns,
      });
    case 'tooManyCells':
      return text('The file has more than {{limit}} cells. Copy the rows into a new file.', { limit: shown(maxCells) });
    case 'notReadable':
      return text('The file could not be read. Try again.');
  }
}

function shown(number: number): string {
  return number.toLocaleString('en-IN');
}
