import type { ReactNode } from 'react';

/** A column of a table. */
export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates are aligned to the end, in tabular figures. */
  align?: 'start' | 'center' | 'end';
  /** `fit`: the width of the content (a switch, a picture, a menu); `wide`: the most; `pick`: that of a checkbox. */
  width?: 'fit' | 'wide' | 'pick';
  /** The column that names the row. Its cell contains the row's link and is the title of the card. */
  primary?: boolean;
  /** The header is for screen readers only (pictures, row actions). */
  quiet?: boolean;
  /** Replaces the header text in the table head, for example by a sort button. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
};
