import { Fragment, type MouseEvent, memo, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { type RowSlots, rowSlots } from './row-slots.ts';
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

/** A table with a sticky head and rows that open as a whole. Below 640 px, a row has two lines. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowTo, busy, skeletonRows, empty } = props;
  const [formerSlots, setSlots] = useState<RowSlots>(new Map());
  const slots = rowSlots(formerSlots, rows.map(rowKey));
  if (slots !== formerSlots) setSlots(slots);
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
            rows.map((row) => (
              <TableRow
                key={slots.get(rowKey(row))}
                row={row}
                rowKey={rowKey(row)}
                columns={columns}
                to={rowTo?.(row)}
              />
            ))
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
        <td key={column.key} {...attributesOf(column)}>
          {!column.quiet && <Skeleton />}
        </td>
      ))}
    </tr>
  ));
}

function attributesOf<Row>({ align, width, quiet, header, primary, narrow }: TableColumn<Row>) {
  return {
    'data-align': align,
    'data-width': width,
    'data-label': quiet ? undefined : header,
    'data-quiet': quiet,
    'data-primary': primary || undefined,
    'data-narrow': narrow,
  };
}

/** The content of a cell. A text that does not fit in one line is shortened; its tooltip has all of it. */
function contentOf<Row>(
  column: TableColumn<Row>,
  { row, rowKey }: Pick<TableRowProps<Row>, 'row' | 'rowKey'>,
): ReactNode {
  const content = ownContent(column.cell(row), rowKey);
  if (column.quiet || column.width) return content;
  return (
    <span className={css['line']} title={typeof content === 'string' ? content : undefined}>
      {content}
    </span>
  );
}

/** Content with a state of its own belongs to one row: the next row in its place starts anew. */
function ownContent(content: ReactNode, rowKey: string | number): ReactNode {
  return typeof content === 'object' && content !== null ? <Fragment key={rowKey}>{content}</Fragment> : content;
}

type TableRowProps<Row> = {
  row: Row;
  rowKey: string | number;
  columns: readonly TableColumn<Row>[];
  to: string | undefined;
};

const controls = 'a, button, input, select, textarea, label, [popover]';

function Cells<Row>({ row, rowKey, columns, to }: TableRowProps<Row>) {
  const opener = useRef<HTMLAnchorElement>(null);

  function primary(column: TableColumn<Row>) {
    const name = contentOf(column, { row, rowKey });
    const content =
      to === undefined ? (
        name
      ) : (
        <a ref={opener} className={css['open']} href={`#${to}`}>
          {name}
        </a>
      );
    const picture = ownContent(column.picture?.(row), rowKey);
    if (!picture) return content;
    return (
      <span className={css['named']}>
        {picture}
        {content}
      </span>
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
        <td key={column.key} {...attributesOf(column)}>
          {column.primary ? primary(column) : contentOf(column, { row, rowKey })}
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
