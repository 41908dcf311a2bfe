import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import css from './table.module.css';
import type { TableColumn, TableSort } from './table-column.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
};

/** The head row. A sortable column turns on a press, ascending first. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className={css['head']}>
      <tr>
        {columns.map(({ key, header, align = 'start', width, quiet, sortable }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          const next = direction === 'ascending' ? 'descending' : 'ascending';
          const Arrow = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
          return (
            <th key={key} scope="col" data-align={align} data-width={width} data-quiet={quiet} aria-sort={direction}>
              {quiet ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : sortable && onSort ? (
                <button type="button" className={css['sort']} onClick={() => onSort({ key, direction: next })}>
                  {header}
                  <Arrow size={14} className={css['arrow']} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
