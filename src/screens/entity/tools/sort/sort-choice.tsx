import { useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import css from '../view/view-dialog.module.css';
import { canSort, type Sort } from './sort-rows.ts';

interface SortChoiceProps {
  readonly columns: readonly TableColumn<ListRow>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly rows: number;
}

/** The sort order as a select, for cards, which have no table head. */
export function SortChoice({ columns, sort, onSort, rows }: SortChoiceProps) {
  const text = useText();
  const id = useId();
  const sortable = columns.filter(canSort);

  function choose(value: string) {
    const [direction, key = ''] = value.split(' ', 2);
    onSort(direction === 'ascending' || direction === 'descending' ? { key, direction } : null);
  }

  return (
    <div className={css['group']}>
      <label className={css['title']} htmlFor={id}>
        {text('Sort')}
      </label>
      <select
        id={id}
        className={css['select']}
        aria-describedby={`${id}-note`}
        value={sort ? `${sort.direction} ${sort.key}` : ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{text('Server order')}</option>
        {sortable.map(({ key, header }) => (
          <optgroup key={key} label={header}>
            <option value={`ascending ${key}`}>{text('{{column}}, ascending', { column: header })}</option>
            <option value={`descending ${key}`}>{text('{{column}}, descending', { column: header })}</option>
          </optgroup>
        ))}
      </select>
      <span id={`${id}-note`} className={css['note']}>
        {text('Sorts only the {{number}} rows on this page', { number: rows })}
      </span>
    </div>
  );
}
