import type { ReactNode } from 'react';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  to: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
};

/**
 * One row. Its link or button lies over the whole of it, so it opens by mouse, touch and keyboard alike and in a new tab
 * too; switches and menus in other cells stand above it.
 */
export function TableRow<Row>({ row, columns, to, onOpen }: TableRowProps<Row>) {
  function primary(content: ReactNode) {
    if (to !== undefined) {
      return (
        <a className={css['open']} href={`#${to}`}>
          {content}
        </a>
      );
    }
    if (!onOpen) return content;
    return (
      <button type="button" className={css['open']} onClick={() => onOpen(row)}>
        {content}
      </button>
    );
  }

  return (
    <tr className={css['row']} data-opens={to !== undefined || onOpen ? true : undefined}>
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align ?? 'start'}
          data-width={column.width}
          data-label={column.quiet ? undefined : column.header}
          data-primary={column.primary || undefined}
        >
          {column.primary ? primary(column.cell(row)) : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
