import { Skeleton } from '../loading/skeleton.tsx';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

/** Placeholder rows with the height of real ones, so that nothing moves when these arrive. */
export function TableSkeleton<Row>({ columns, rows }: { columns: readonly TableColumn<Row>[]; rows: number }) {
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
