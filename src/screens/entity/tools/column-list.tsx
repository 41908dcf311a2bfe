import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ListLayout } from '#lists/list-view.ts';
import type { ListRow } from '#machines/list/types.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { isAlwaysShown, isShown, moveColumn, orderedColumns, pictureColumns, toggleColumn } from './layout.ts';
import css from './view-dialog.module.css';

interface ColumnListProps {
  readonly columns: readonly TableColumn<ListRow>[];
  readonly layout: ListLayout | null;
  readonly onLayout: (layout: ListLayout) => void;
  /** Announces a change of a column to screen readers. */
  readonly onAnnounce: (words: string) => void;
}

/** Chooses which columns a list shows and in which order. */
export function ColumnList({ columns, layout, onLayout, onAnnounce }: ColumnListProps) {
  const text = useText();
  const pressed = useRef<HTMLElement | null>(null);
  const ordered = orderedColumns(columns, layout);
  const keys = ordered.map(({ key }) => key).join(' ');

  // Moving a button in the DOM removes the focus from it.
  useLayoutEffect(() => {
    if (keys !== '') pressed.current?.focus();
    pressed.current = null;
  }, [keys]);

  function move(column: TableColumn<ListRow>, by: -1 | 1) {
    const target = ordered.indexOf(column) + by;
    if (target < 0 || target >= ordered.length) return;
    onLayout(moveColumn(columns, layout, { key: column.key, by }));
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
              <label className={css['choice']}>
                <input
                  type="checkbox"
                  checked={isShown(column, layout)}
                  disabled={isAlwaysShown(column)}
                  onChange={() => onLayout(toggleColumn(columns, layout, column.key))}
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
