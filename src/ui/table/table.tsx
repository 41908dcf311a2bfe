import { type CSSProperties, memo, type ReactNode } from 'react';
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
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Greys out the rows while newer ones load. */
  busy?: boolean;
  /** The number of skeleton rows during the first load. */
  skeletonRows?: number;
  /** Shown if there are no rows: an empty state. */
  empty?: ReactNode;
};

/** A table with a sticky head and rows that open as a whole. Below 640 px, a row has two lines. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowTo, isSelected, busy, skeletonRows, empty } = props;
  if (rows.length === 0 && skeletonRows === undefined && empty) return empty;
  return (
    <div className={css['frame']}>
      <table
        className={classNames(css['table'], busy && css['busy'])}
        aria-busy={busy || skeletonRows !== undefined}
        data-lines={linesOf(columns)}
        data-pictured={columns.some(({ picture }) => picture) || undefined}
        style={{ '--columns': tracksOf(columns) } as CSSProperties}
      >
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
        <tbody ref={handleRows}>
          {skeletonRows === undefined ? (
            rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                to={rowTo?.(row)}
                isSelected={isSelected?.(row) ?? false}
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

/** The tracks of the grid that each row is. */
function tracksOf<Row>(columns: readonly TableColumn<Row>[]): string {
  const firstTime = columns.findIndex(({ width }) => width === 'time');
  return columns
    .map(({ width, primary, share = primary ? 5 : 4 }, at) => {
      if (width === undefined) return `minmax(0, ${share}fr)`;
      return width === 'time' && at > firstTime ? 'var(--later-time)' : `var(--${width})`;
    })
    .join(' ');
}

/** What the second line of a narrow row begins with: nothing, if it has one line only. */
function linesOf<Row>(columns: readonly TableColumn<Row>[]): 'one' | 'time' | 'two' {
  const second = columns.filter(({ narrow }) => narrow === 'second');
  if (second.length === 0) return 'one';
  return second.slice(1).some(({ width }) => width === 'time') ? 'time' : 'two';
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

type TableRowProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  to: string | undefined;
  isSelected: boolean;
};

function Cells<Row>({ row, columns, to, isSelected }: TableRowProps<Row>) {
  return (
    <tr className={css['row']} data-opens={to === undefined ? undefined : true} data-selected={isSelected || undefined}>
      {columns.map((column) => {
        const content = column.cell(row, { isSelected });
        return (
          <td key={column.key} {...attributesOf(column)}>
            {column.primary ? (
              <>
                {column.picture?.(row)}
                {to === undefined ? (
                  <span>{content}</span>
                ) : (
                  <a className={css['open']} href={`#${to}`}>
                    {content}
                  </a>
                )}
              </>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Memoized, so that rows do not render when the table becomes busy. */
const TableRow = memo(Cells) as typeof Cells;

/** One handler of each kind for all rows. */
function handleRows(body: HTMLTableSectionElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  body.addEventListener('click', pressRow, { signal });
  body.addEventListener('mousedown', keepTextUnselected, { signal });
  body.addEventListener('mouseover', showCutText, { signal });
  return () => controller.abort();
}

const controls = 'a, button, input, select, textarea, label, [popover]';

/**
 * A press outside of controls clicks the link in the primary cell, with its Ctrl or Shift, so that new tabs work too;
 * keyboard users focus that link. Beside a checkbox it clicks the checkbox. Text can be selected without opening the row.
 */
function pressRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(controls)) return;
  const isPick = target.closest(pickCell) !== null;
  if (!isPick && window.getSelection()?.isCollapsed === false) return;
  target
    .closest(isPick ? pickCell : 'tr')
    ?.querySelector(isPick ? 'input' : `.${css['open']}`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

const pickCell = '[data-width="pick"]';

/** Shift with a press selects rows, not their text. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey && event.target instanceof Element && event.target.closest(pickCell)) event.preventDefault();
}

/** Gives a cell whose text is cut a tooltip with all of it. */
function showCutText({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell === null || cell.querySelector('[title]') !== null) return;
  const isCut = cell.scrollWidth > cell.clientWidth;
  if (isCut) cell.title = cell.querySelector(`.${css['open']}`)?.textContent ?? cell.textContent;
  else cell.removeAttribute('title');
}
