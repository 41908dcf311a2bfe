import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { type ListLayout, type OwnLook, writeOwnLook } from '#lists/look.ts';
import type { ListRow } from '#machines/list/types.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { Sort } from '../list/list-store.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { canSort } from '../tools/sort-rows.ts';
import { isAlwaysShown, isShown, moveColumn, orderedColumns, pictureColumns, toggleColumn } from './layout.ts';
import { formatColumns, formatOrder, hasOwnDensity, hasOwnLayout, type Look, parseLook, parseOrder } from './look.ts';
import css from './view-dialog.module.css';

interface ViewDialogProps extends ListToolsProps {
  /** The number of rows on the current page. */
  readonly rows: number;
  readonly onClose: () => void;
}

/**
 * How a list is shown. Each choice is applied at once: stored on this device, or in the address of a view or a shared link.
 */
export function ViewDialog({ entity, columns, store, look, shown, rows, onLook, onClose }: ViewDialogProps) {
  const text = useText();
  const [announcement, announce] = useState('');
  const densities = [
    { value: 'comfortable', label: text('Comfortable') },
    { value: 'compact', label: text('Compact') },
  ] as const;

  function setOwn(change: Partial<OwnLook>) {
    const own = { ...store.state().own, ...change };
    store.set({ own });
    writeOwnLook(entity.path, own);
  }

  function setLayout(change: ChangeLayout) {
    const { own } = store.state();
    if (hasOwnLayout(look)) setOwn({ layout: change(own.layout) });
    else {
      onLook((newest) => {
        const { layout: chosen } = parseLook(columns, newest, own);
        return { ...newest, columns: formatColumns(columns, change(chosen)) };
      });
    }
  }

  function setDensity(density: Look['density']) {
    if (hasOwnDensity(look)) setOwn({ density });
    else onLook((newest) => ({ ...newest, density }));
  }

  function reset() {
    const { view } = look;
    onLook(() => (view === undefined ? {} : { view }));
    if (view === undefined) setOwn({ layout: null, density: 'comfortable' });
    announce(text('Reset'));
  }

  return (
    <Dialog
      open
      title={text('View')}
      description={text('Available offline')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={reset}>{text('Reset')}</Button>
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
              <input type="radio" name="density" checked={shown.density === value} onChange={() => setDensity(value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SortChoice
        columns={columns}
        sort={shown.sort}
        rows={rows}
        onSort={(sort) => onLook((newest) => ({ ...newest, order: formatOrder(sort) }))}
      />
      <ColumnList columns={columns} chosen={shown.layout} onLayout={setLayout} onAnnounce={announce} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

interface SortChoiceProps {
  readonly columns: readonly TableColumn<ListRow>[];
  readonly sort: Sort | null;
  readonly rows: number;
  readonly onSort: (sort: Sort | null) => void;
}

/** The sort order as a select, for rows of two lines, which have no table head. */
function SortChoice({ columns, sort, rows, onSort }: SortChoiceProps) {
  const text = useText();
  const id = useId();
  const sortable = columns.filter(canSort);

  return (
    <div className={css['group']}>
      <label htmlFor={id}>{text('Sort')}</label>
      <select
        id={id}
        className={control['control']}
        aria-describedby={`${id}-note`}
        value={formatOrder(sort)}
        onChange={(event) => onSort(parseOrder(event.target.value))}
      >
        <option value="">{text('Server order')}</option>
        {sortable.map(({ key, header }) => (
          <optgroup key={key} label={header}>
            <option value={key}>{text('{{column}}, ascending', { column: header })}</option>
            <option value={`-${key}`}>{text('{{column}}, descending', { column: header })}</option>
          </optgroup>
        ))}
      </select>
      <span id={`${id}-note`} className={layout['note']}>
        {text('Sorts only the {{number}} rows on this page', { number: rows })}
      </span>
    </div>
  );
}

/** From the newest layout; null is the declared one. */
type ChangeLayout = (newest: ListLayout | null) => ListLayout;

interface ColumnListProps {
  readonly columns: readonly TableColumn<ListRow>[];
  /** The user's layout; null for the declared one. */
  readonly chosen: ListLayout | null;
  readonly onLayout: (change: ChangeLayout) => void;
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
    onLayout((newest) => moveColumn(columns, newest, { key: column.key, by }));
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
                  onChange={() => onLayout((newest) => toggleColumn(columns, newest, column.key))}
                />
                <span>{column.header}</span>
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
