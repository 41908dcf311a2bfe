import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { Density, ListLayout, ListView } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Button } from '#ui/base/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { SortChoice } from '../sort/sort-choice.tsx';
import type { Sort } from '../sort/sort-rows.ts';
import { ColumnList } from './column-list.tsx';
import css from './view-dialog.module.css';

interface ViewDialogProps {
  /** The columns that the entity declares. */
  readonly columns: readonly TableColumn<ListRow>[];
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  /** The number of rows on the current page. */
  readonly rows: number;
  readonly onClose: () => void;
}

/** How this device shows a list. Each choice is applied and stored at once. */
export function ViewDialog({ columns, view, onView, sort, onSort, rows, onClose }: ViewDialogProps) {
  const text = useText();
  const [announcement, announce] = useState('');
  const setLayout = (layout: ListLayout | null) => onView({ ...view, layout });
  const densities: readonly { value: Density; label: string }[] = [
    { value: 'comfortable', label: text('Comfortable') },
    { value: 'compact', label: text('Compact') },
  ];

  return (
    <Dialog
      open
      title={text('View')}
      description={text('Available offline')}
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onSort(null);
              onView({ layout: null, density: 'comfortable' });
              announce(text('Reset'));
            }}
          >
            {text('Reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('Close')}
          </Button>
        </>
      }
    >
      <fieldset className={css['group']}>
        <legend>{text('Density')}</legend>
        <div className={css['choices']}>
          {densities.map(({ value, label }) => (
            <label key={value} className={css['choice']}>
              <input
                type="radio"
                name="density"
                checked={view.density === value}
                onChange={() => onView({ ...view, density: value })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <SortChoice columns={columns} sort={sort} onSort={onSort} rows={rows} />
      <ColumnList columns={columns} layout={view.layout} onLayout={setLayout} onAnnounce={announce} />
      <div role="status" className={css['announcement']}>
        {announcement}
      </div>
    </Dialog>
  );
}
