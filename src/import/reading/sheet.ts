import type { Cell } from '#domain/import/cells.ts';
import type { TextEncoding } from '#domain/import/decode-text.ts';

/** What separates the cells of a text file. */
export type Separator = ',' | ';' | '\t' | '|';

export interface Sheet {
  /** That of the source for text. */
  readonly name: string;
  /** All rows have the same length. Empty rows stay, so a row's index plus one is its number in the spreadsheet. */
  readonly rows: readonly (readonly Cell[])[];
  /** The text can be read in several ways, and this is one of them. */
  readonly encoding?: TextEncoding;
  /** What the spreadsheet hides: this sheet is without it, or with it. */
  readonly hidden?: { readonly rows: number; readonly columns: number; readonly isIncluded: boolean };
}

/** Called with the part of the work that is done, from 0 to 1. */
export type OnProgress = (part: number) => void;
