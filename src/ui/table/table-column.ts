import type { ReactNode } from 'react';

/** A column of a table. */
export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates are aligned to the end, in tabular figures. */
  align?: 'start' | 'center' | 'end';
  /**
   * `fit`: the width of the content (a switch, a picture, a menu); `time`: that of a date and time; `wide`: the most; `pick`:
   * that of a checkbox. Narrow tables show the first column of times only.
   */
  width?: 'fit' | 'time' | 'wide' | 'pick';
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
