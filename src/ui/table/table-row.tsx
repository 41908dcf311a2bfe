import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  to: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
};

const controls = 'a, button, input, select, textarea, label, [popover]';

function Cells<Row>({ row, columns, to, onOpen }: TableRowProps<Row>) {
  const opener = useRef<HTMLElement>(null);

  function primary(content: ReactNode) {
    const setOpener = (element: HTMLElement | null) => {
      opener.current = element;
    };
    if (to !== undefined) {
      return (
        <a ref={setOpener} className={css['open']} href={`#${to}`}>
          {content}
        </a>
      );
    }
    if (!onOpen) return content;
    return (
      <button ref={setOpener} type="button" className={css['open']} onClick={() => onOpen(row)}>
        {content}
      </button>
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
    <tr className={css['row']} data-opens={to !== undefined || onOpen ? true : undefined} onClick={press}>
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
 * A row that opens as a whole. A press outside of controls clicks the link or button in the primary cell, with its Ctrl or
 * Shift, so that new tabs work too; keyboard users focus that link. Text can be selected without opening the row. Memoized,
 * so that rows do not render when the table becomes busy.
 */
export const TableRow = memo(Cells) as typeof Cells;
