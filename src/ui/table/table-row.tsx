import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

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
export const TableRow = memo(Cells) as typeof Cells;
