import type { Values } from '#i18n/english.ts';
import type { Text } from '#i18n/text.ts';
import { maxCells, maxColumns, maxFileBytes, maxRows, maxSheets } from './limits.ts';

/** Why a file or a paste cannot be read, and what to do about it. */
export interface ReadFailure {
  readonly text: Text;
  readonly values?: Values;
}

/** Thrown inside the reader only. Its callers get the failure as a result. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure, options?: ErrorOptions) {
    super(failure.text, options);
    this.failure = failure;
  }
}

const shown = (number: number) => number.toLocaleString('en-IN');

export const failures = {
  empty: { text: 'There are no rows to import.' },
  notSpreadsheet: { text: 'This is not a spreadsheet. Choose an XLSX or CSV file.' },
  encrypted: { text: 'This file has a password. Save it without a password.' },
  damaged: { text: 'This file is damaged. Open it in a spreadsheet and save it again.' },
  /** The file has been changed or deleted since it was chosen, or the worker did not start or ran out of memory. */
  notReadable: { text: 'The file could not be read. Try again.' },
  tooLarge: {
    text: 'The file is larger than {{limit}} MB. Split it.',
    values: { limit: maxFileBytes / 1024 / 1024 },
  },
  /** It unpacks to far more than a table of this size needs. */
  zipBomb: { text: 'This file contains too much data. Copy the rows into a new file.' },
  tooManySheets: {
    text: 'The file has more than {{limit}} sheets. Copy the rows into a new file.',
    values: { limit: maxSheets },
  },
  tooManyCells: {
    text: 'The file has more than {{limit}} cells. Copy the rows into a new file.',
    values: { limit: shown(maxCells) },
  },
} as const satisfies Readonly<Record<string, ReadFailure>>;

/** A spreadsheet in a format that is not read. */
export const otherFormat = (format: 'XLS' | 'XLSB' | 'ODS' | 'Numbers'): ReadFailure => ({
  text: '{{format}} files cannot be imported. Save the file as XLSX or CSV.',
  values: { format },
});

/** `sheet` is the name of the sheet, or of the text file. */
export const tooManyRows = (sheet: string): ReadFailure => ({
  text: 'More than {{limit}} rows: {{sheet}}. Split the table.',
  values: { sheet, limit: shown(maxRows) },
});

export const tooManyColumns = (sheet: string): ReadFailure => ({
  text: 'More than {{limit}} columns: {{sheet}}. Delete the columns that you do not need.',
  values: { sheet, limit: maxColumns },
});
