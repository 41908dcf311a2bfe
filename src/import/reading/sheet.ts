import type { Cell } from '#domain/import/cells.ts';
import type { TextEncoding } from '#domain/import/decode-text.ts';

/** What separates the cells of a text file. */
export type Separator = ',' | ';' | '\t' | '|';

export interface Sheet {
  /** That of the source for text. */
  readonly name: string;
  /** All rows have the same length. Empty rows stay, so a row's index plus one is its number in the spreadsheet. */
  readonly rows: readonly (readonly Cell[])[];
  /** Formulas without a stored value: another program than a spreadsheet wrote the file. Their cells are empty. */
  readonly uncalculated: number;
  /** The text can be read in several ways, and this is one of them. */
  readonly encoding?: TextEncoding;
  /** What the spreadsheet hides: this sheet is without it, or with it. */
  readonly hidden?: { readonly rows: number; readonly columns: number; readonly isIncluded: boolean };
}

/** What was read, and how. */
export interface Reading {
  readonly format: 'xlsx' | 'text';
  /** Several also if a sheet can be read in several ways; the likeliest is first. */
  readonly sheets: readonly Sheet[];
}

/** Called with the part of the work that is done, from 0 to 1. */
export type OnProgress = (part: number) => void;
