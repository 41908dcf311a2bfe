import { useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { type ListView, writeListView } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Button } from '#ui/base/button.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { type ListStore, useListStore } from '../list/list-store.ts';
import { ColumnList } from './column-list.tsx';
import { canSort } from './sort-rows.ts';
import css from './view-dialog.module.css';

interface ViewDialogProps {
  /** The path of the entity. */
  readonly list: string;
  /** The columns that the entity declares. */
  readonly columns: readonly TableColumn<ListRow>[];
  readonly store: ListStore;
  /** The number of rows on the current page. */
  readonly rows: number;
  readonly onClose: () => void;
}

/** How this device shows a list. Each choice is applied and stored at once. */
export function ViewDialog({ list, columns, store, rows, onClose }: ViewDialogProps) {
  const text = useText();
  const [announcement, announce] = useState('');
  const view = useListStore(store, (state) => state.view);
  const densities = [
    { value: 'comfortable', label: text('Comfortable') },
    { value: 'compact', label: text('Compact') },
  ] as const;

  function setView(chosen: ListView) {
    store.set({ view: chosen });
    writeListView(list, chosen);
  }

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
              store.set({ sort: null });
              setView({ layout: null, density: 'comfortable' });
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
        <div className={layout['row']}>
          {densities.map(({ value, label }) => (
            <label key={value} className={css['choice']}>
              <input
                type="radio"
                name="density"
                checked={view.density === value}
                onChange={() => setView({ ...view, density: value })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <SortChoice columns={columns} store={store} rows={rows} />
      <ColumnList
        columns={columns}
        layout={view.layout}
        onLayout={(layout) => setView({ ...view, layout })}
        onAnnounce={announce}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** The sort order as a select, for cards, which have no table head. */
function SortChoice({ columns, store, rows }: Pick<ViewDialogProps, 'columns' | 'store' | 'rows'>) {
  const text = useText();
  const id = useId();
  const sort = useListStore(store, (state) => state.sort);
  const sortable = columns.filter(canSort);

  function choose(value: string) {
    const [direction, key = ''] = value.split(' ', 2);
    store.set({ sort: direction === 'ascending' || direction === 'descending' ? { key, direction } : null });
  }

  return (
    <div className={css['group']}>
      <label htmlFor={id}>{text('Sort')}</label>
      <select
        id={id}
        className={control['control']}
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
      <span id={`${id}-note`} className={layout['note']}>
        {text('Sorts only the {{number}} rows on this page', { number: rows })}
      </span>
    </div>
  );
}
