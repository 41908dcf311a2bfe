import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  to: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
};

const ownPress = 'a, button, input, select, textarea, label, [popover]';

function Cells<Row>({ row, columns, to, onOpen }: TableRowProps<Row>) {
  const opener = useRef<HTMLElement>(null);

  function primary(content: ReactNode) {
    const take = (element: HTMLElement | null) => {
      opener.current = element;
    };
    if (to !== undefined) {
      return (
        <a ref={take} className={css['open']} href={`#${to}`}>
          {content}
        </a>
      );
    }
    if (!onOpen) return content;
    return (
      <button ref={take} type="button" className={css['open']} onClick={() => onOpen(row)}>
        {content}
      </button>
    );
  }

  function press({ target, nativeEvent }: MouseEvent) {
    if (!(target instanceof Element) || target.closest(ownPress)) return;
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
 * One row. It opens as a whole: a press anywhere but on a control is handed to the link or button in the cell that names
 * the row, with its Ctrl or Shift, so that a new tab works too; the keyboard has that link itself. Text can be selected
 * without opening anything. It is drawn again when it is another itself, not when the table becomes busy.
 */
export const TableRow = memo(Cells) as typeof Cells;
