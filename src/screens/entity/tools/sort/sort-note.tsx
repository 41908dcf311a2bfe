import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import css from '../list-tools.module.css';
import type { Sort } from './sort-rows.ts';

interface SortNoteProps {
  readonly sort: Sort | null;
  readonly columns: readonly TableColumn<ListRow>[];
  readonly rows: number;
}

/** Notes that only the current page is sorted, as the server cannot sort. */
export function SortNote({ sort, columns, rows }: SortNoteProps) {
  const text = useText();
  const column = columns.find(({ key }) => key === sort?.key)?.header ?? '';
  const params = { column, number: rows };
  return (
    <>
      <span role="status">
        <VisuallyHidden>
          {sort?.direction === 'ascending' &&
            text('Sorted by {{column}}, ascending: only the {{number}} rows on this page', params)}
          {sort?.direction === 'descending' &&
            text('Sorted by {{column}}, descending: only the {{number}} rows on this page', params)}
        </VisuallyHidden>
      </span>
      {sort && <span className={css['note']}>{text('Only these {{number}} rows are sorted', { number: rows })}</span>}
    </>
  );
}
