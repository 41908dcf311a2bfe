import { VisuallyHidden } from '../base/visually-hidden.tsx';
import css from './table.module.css';
import type { TableColumn } from './table-column.ts';

/** The header row. */
export function TableHead<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <thead className={css['head']}>
      <tr>
        {columns.map(({ key, header, align = 'start', width, quiet, head, sorted }) => (
          <th key={key} scope="col" data-align={align} data-width={width} data-quiet={quiet} aria-sort={sorted}>
            {head ?? (quiet ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
