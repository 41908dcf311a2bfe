import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The path that a row opens, as in `/teams/edit/7`. The link is in the primary column. */
  rowTo?: ((row: Row) => string) | undefined;
  /** Greys out the rows while newer ones load. */
  busy?: boolean;
  /** The number of skeleton rows during the first load. */
  skeletonRows?: number;
  /** Shown if there are no rows: an empty state. */
  empty?: ReactNode;
};

/** A table with a sticky head and rows that open as a whole. Below 640 px, rows become cards. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowTo, busy, skeletonRows, empty } = props;
  if (rows.length === 0 && skeletonRows === undefined && empty) return empty;
  return (
    <div className={css['frame']}>
      <table className={classNames(css['table'], busy && css['busy'])} aria-busy={busy || skeletonRows !== undefined}>
        <caption className={css['caption']}>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {skeletonRows === undefined ? (
            rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} to={rowTo?.(row)} />)
          ) : (
            <TableSkeleton columns={columns} rows={skeletonRows} />
          )}
        </tbody>
      </table>
    </div>
  );
}
