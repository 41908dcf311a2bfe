import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

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
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={css['head']}>
          <tr>
            {columns.map(({ key, header, align = 'start', width, quiet, head, sorted }) => (
              <th key={key} scope="col" data-align={align} data-width={width} data-quiet={quiet} aria-sort={sorted}>
                {head ?? (quiet ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skeletonRows === undefined ? (
            rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} to={rowTo?.(row)} />)
          ) : (
            <SkeletonRows columns={columns} rows={skeletonRows} />
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Placeholder rows with the height of real ones, so that nothing moves when these arrive. */
function SkeletonRows<Row>({ columns, rows }: { columns: readonly TableColumn<Row>[]; rows: number }) {
  return Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
    <tr key={key} className={css['row']}>
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-primary={column.primary || undefined}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}

type TableRowProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  to: string | undefined;
};

const controls = 'a, button, input, select, textarea, label, [popover]';

function Cells<Row>({ row, columns, to }: TableRowProps<Row>) {
  const opener = useRef<HTMLAnchorElement>(null);

  function primary(content: ReactNode) {
    if (to === undefined) return content;
    return (
      <a ref={opener} className={css['open']} href={`#${to}`}>
        {content}
      </a>
    );
  }

  function press({ target, nativeEvent }: MouseEvent) {
    if (!(target instanceof Element) || target.closest(controls)) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { ctrlKey, metaKey, shiftKey } = nativeEvent;
    opener.current?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  }

  return (
    <tr className={css['row']} data-opens={to === undefined ? undefined : true} onClick={press}>
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align}
          data-width={column.width}
          data-label={column.quiet ? undefined : column.header}
          data-quiet={column.quiet}
          data-primary={column.primary || undefined}
        >
          {column.primary ? primary(column.cell(row)) : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/**
 * A row that opens as a whole. A press outside of controls clicks the link in the primary cell, with its Ctrl or Shift, so
 * that new tabs work too; keyboard users focus that link. Text can be selected without opening the row. Memoized, so that
 * rows do not render when the table becomes busy.
 */
const TableRow = memo(Cells) as typeof Cells;
