import type { ReactNode } from 'react';

/** What a cell shows besides its row. */
export interface RowState {
  readonly isSelected: boolean;
}

/** A column of a table. */
export type TableColumn<Row> = {
  key: string;
  header: string;
  /** A text that does not fit in one line is cut; the table shows it as a tooltip. */
  cell: (row: Row, state: RowState) => ReactNode;
  /** Numbers and dates are aligned to the end, in tabular figures. */
  align?: 'start' | 'center' | 'end';
  /**
   * What the column contains, if its width does not depend on the texts of its rows. Narrow tables show the first column of
   * times only.
   */
  width?: 'pick' | 'picture' | 'menu' | 'switch' | 'pill' | 'number' | 'time';
  /** Its part of the width that is left: 5 for the primary column, 4 for others, 3 for short names. */
  share?: 3 | undefined;
  /** The column that names the row. Its cell contains the row's link and is the first line of a narrow row. */
  primary?: boolean;
  /** Shown before the name in the primary column. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /**
   * Its place in the two lines of a narrow row: the second line, or the end of the first. Other columns are hidden there,
   * except the primary one and those with a quiet header.
   */
  narrow?: 'second' | 'end' | undefined;
  /** The header is for screen readers only (pictures, row actions). */
  quiet?: boolean;
  /** Replaces the header text in the table head, for example by a sort button. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
};
