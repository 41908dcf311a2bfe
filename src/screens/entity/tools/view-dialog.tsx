import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { type ListLayout, type ListView, writeListView } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { type ListStore, useListStore } from '../list/list-store.ts';
import { isAlwaysShown, isShown, moveColumn, orderedColumns, pictureColumns, toggleColumn } from './layout.ts';
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
            <label key={value} className={layout['choice']}>
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
        chosen={view.layout}
        onLayout={(chosen) => setView({ ...view, layout: chosen })}
        onAnnounce={announce}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** The sort order as a select, for rows of two lines, which have no table head. */
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

interface ColumnListProps {
  readonly columns: readonly TableColumn<ListRow>[];
  /** The user's layout; null for the declared one. */
  readonly chosen: ListLayout | null;
  readonly onLayout: (layout: ListLayout) => void;
  /** Announces a change of a column to screen readers. */
  readonly onAnnounce: (words: string) => void;
}

/** Chooses which columns a list shows and in which order. */
function ColumnList({ columns, chosen, onLayout, onAnnounce }: ColumnListProps) {
  const text = useText();
  const pressed = useRef<HTMLElement | null>(null);
  const ordered = orderedColumns(columns, chosen);
  const keys = ordered.map(({ key }) => key).join(' ');

  // Moving a button in the DOM removes the focus from it.
  useLayoutEffect(() => {
    if (keys !== '') pressed.current?.focus();
    pressed.current = null;
  }, [keys]);

  function move(column: TableColumn<ListRow>, by: -1 | 1) {
    const target = ordered.indexOf(column) + by;
    if (target < 0 || target >= ordered.length) return;
    onLayout(moveColumn(columns, chosen, { key: column.key, by }));
    onAnnounce(
      text('{{column}}: place {{place}} of {{total}}', {
        column: column.header,
        place: target + 1,
        total: ordered.length,
      }),
    );
  }

  function rememberPressed({ target }: MouseEvent) {
    pressed.current = target instanceof Element ? target.closest('button') : null;
  }

  const moves = [
    { by: -1, icon: ArrowUp, label: (column: string) => text('Move {{column}} up', { column }) },
    { by: 1, icon: ArrowDown, label: (column: string) => text('Move {{column}} down', { column }) },
  ] as const;

  return (
    <fieldset className={css['group']}>
      <legend>{text('Columns')}</legend>
      <ul className={css['columns']} onClickCapture={rememberPressed}>
        {[...pictureColumns(columns), ...ordered].map((column) => {
          const index = ordered.indexOf(column);
          return (
            <li key={column.key}>
              <label className={layout['choice']}>
                <input
                  type="checkbox"
                  checked={isShown(column, chosen)}
                  disabled={isAlwaysShown(column)}
                  onChange={() => onLayout(toggleColumn(columns, chosen, column.key))}
                />
                {column.header}
              </label>
              {index >= 0 &&
                moves.map(({ by, icon, label }) => (
                  <IconButton
                    key={by}
                    size="small"
                    icon={icon}
                    label={label(column.header)}
                    aria-disabled={ordered[index + by] === undefined}
                    onClick={() => move(column, by)}
                  />
                ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
