import type { ReactNode } from 'react';

/** One column of a table, in the order of reading. */
export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates stand at the end and in tabular figures. */
  align?: 'start' | 'center' | 'end';
  /** `fit` takes the least room (a switch, a picture, a menu); `wide` the most; `pick` that of a box to tick. */
  width?: 'fit' | 'wide' | 'pick';
  /** The cell that names the row: it carries the row's link and heads its card. */
  primary?: boolean;
  /** The header is for screen readers alone (pictures, row actions). */
  quiet?: boolean;
  /** Stands in the head in place of the header: a button that sorts, for one. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
};
