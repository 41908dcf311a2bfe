import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RankColumn } from '#domain/points/ruleset.ts';
import { rankColumns } from '#domain/points/ruleset-draft.ts';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import layout from '#ui/layout/layout.module.css';
import { columnLabels } from './ruleset-summary.ts';

interface OrderListProps {
  /** The columns that rank, the most important one first. */
  readonly order: readonly RankColumn[];
  readonly onOrder: (order: readonly RankColumn[]) => void;
}

/** What teams are ranked by, in order. A column that is not chosen decides nothing; the total always counts. */
export function OrderList({ order, onOrder }: OrderListProps) {
  const text = useText();
  const [announcement, announce] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const keys = order.join(' ');

  // Moving a button in the DOM removes the focus from it.
  useLayoutEffect(() => {
    if (keys !== '') pressed.current?.focus();
    pressed.current = null;
  }, [keys]);

  function move(column: RankColumn, by: -1 | 1, button: HTMLElement) {
    const from = order.indexOf(column);
    const other = order[from + by];
    if (other === undefined) return;
    pressed.current = button;
    onOrder(order.with(from, other).with(from + by, column));
    const values = { column: text(columnLabels[column]), place: from + by + 1, total: order.length };
    announce(text('{{column}}: place {{place}} of {{total}}', values));
  }

  function toggle(column: RankColumn) {
    onOrder(order.includes(column) ? order.filter((each) => each !== column) : [...order, column]);
  }

  const moves = [
    { by: -1, icon: ArrowUp, label: (column: string) => text('Move {{column}} up', { column }) },
    { by: 1, icon: ArrowDown, label: (column: string) => text('Move {{column}} down', { column }) },
  ] as const;

  return (
    <fieldset>
      <legend className={layout['legend']}>{text('Rank and ties by')}</legend>
      <ul className="points-order">
        {[...order, ...rankColumns.filter((column) => !order.includes(column))].map((column) => {
          const at = order.indexOf(column);
          return (
            <li key={column}>
              <label className={layout['choice']}>
                <input
                  type="checkbox"
                  checked={at !== -1}
                  disabled={column === 'total_point'}
                  onChange={() => toggle(column)}
                />
                <span>{text(columnLabels[column])}</span>
              </label>
              {at !== -1 &&
                moves.map(({ by, icon, label }) => (
                  <IconButton
                    key={by}
                    size="small"
                    icon={icon}
                    label={label(text(columnLabels[column]))}
                    aria-disabled={order[at + by] === undefined}
                    onClick={(event) => move(column, by, event.currentTarget)}
                  />
                ))}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
