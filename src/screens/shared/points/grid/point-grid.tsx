import { type ClipboardEvent, useEffect, useId } from 'react';
import { isBlockOfNumbers, type NumberColumn, numberColumns, withBlock } from '#domain/points/row.ts';
import { useText } from '#i18n/use-text.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { typeNumber } from '#ui/form/digits.ts';
import layout from '#ui/layout/layout.module.css';
import type { PointsProps, Table } from '../state/table.ts';
import { useTable } from '../state/use-table.ts';
import { type CellPosition, positionOf, type Stop } from './grid-move.ts';
import { PointRow } from './point-row.tsx';
import type { useGridKeys } from './use-grid-keys.ts';

interface PointGridProps extends PointsProps {
  readonly keys: ReturnType<typeof useGridKeys>;
  readonly labelId: string;
  /** Called when something else than a block of numbers is pasted. */
  readonly onPasteTable: (pasted: string) => void;
  readonly onRemove: (row: number) => void;
}

/** The table of cells. It scrolls horizontally under the sticky team column. */
export function PointGrid({ table, teams, keys, labelId, onPasteTable, onRemove }: PointGridProps) {
  const text = useText();
  const helpId = useId();
  useTypedNumbers(table);
  const title = useTable(table, () => table.names().title);
  const count = useTable(table, ({ rows }) => rows.length);

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    const position = positionOf(table.name, event.target);
    const cells = pastedRows(pasted);
    if (!position || (cells.length < 2 && (cells[0]?.length ?? 0) < 2)) return;
    event.preventDefault();
    const from = numberColumns.find((column) => column === position.stop);
    if (from === undefined || !isBlockOfNumbers(cells, from)) {
      onPasteTable(pasted);
      return;
    }
    const { rows, ruleset } = table.state();
    table.replace(
      withBlock(rows, { cells, at: position.row, from }, table.emptyRow(), ruleset),
      `${table.name}[${position.row}][${from}]`,
    );
  }

  return (
    <>
      {/* Without cells, the frame itself is focusable, so that it can be scrolled by keyboard. */}
      <section className="points-scroll" tabIndex={count === 0 ? 0 : undefined} aria-labelledby={labelId}>
        <table
          {...keys.handlers}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table has the keyboard model of a grid
          role="grid"
          className="points-grid"
          aria-labelledby={labelId}
          aria-describedby={helpId}
          onPaste={onPaste}
        >
          <caption className="points-caption">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="points-rank">
                {text('Rank')}
              </th>
              {['team_id', ...numberColumns].map((column) => (
                <th key={column} scope="col" className={column === 'team_id' ? 'points-team' : undefined}>
                  {text(table.field.row[column]?.label ?? 'Team')}
                </th>
              ))}
              <td className="points-remove">
                <VisuallyHidden>{text('Remove')}</VisuallyHidden>
              </td>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position, as in paths and errors
              <PointRow key={row} table={table} teams={teams} row={row} onRemove={onRemove} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={classNames(layout['faint'], 'points-help')} id={helpId}>
        {text(
          'Arrows, Enter and Tab move between cells. Typing replaces a value, F2 edits it, Delete clears it. Press Escape, then Tab, to leave the table.',
        )}
      </p>
    </>
  );
}

/** Further events of a keystroke. Nothing handles them for cells. */
const ignoredEvents = ['keypress', 'textInput', 'keyup', 'selectionchange'];

/**
 * Handles the input of number cells with listeners on the window, in the capture phase, and stops the events there. React
 * would search all ancestors of the cell for handlers of each event, which takes half of the time of a keystroke
 * (`npm run bench`, `key`).
 */
function useTypedNumbers(table: Table): void {
  useEffect(() => {
    const positionIn = cachedPositions(table.name);

    function onInput(event: Event) {
      const box = event.target;
      const position = positionIn(box);
      if (!(box instanceof HTMLInputElement) || !position || !isNumber(position.stop)) return;
      event.stopPropagation();
      const { row, stop: column } = position;
      const field = table.field.row[column];
      const current = () => table.state().rows[row]?.[column] ?? '';
      const maxLength = field?.kind === 'text' ? field.maxLength : undefined;
      const typed = typeNumber(box, { before: current(), maxLength, keepsSigns: true });
      if (typed !== current()) table.type(row, column, typed);
      // While it is being saved, the form rejects the change: restore the value.
      if (typed !== current()) box.value = current();
    }

    function onIgnored(event: Event) {
      if (positionIn(event.target === document ? document.activeElement : event.target)) event.stopPropagation();
    }

    /** Keys that only type text trigger no shortcut. */
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || (event.key.length > 1 && event.key !== 'Backspace')) return;
      const position = positionIn(event.target);
      if (position && isNumber(position.stop)) event.stopPropagation();
    }

    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    window.addEventListener('input', onInput, options);
    window.addEventListener('keydown', onKeyDown, options);
    for (const type of ignoredEvents) window.addEventListener(type, onIgnored, options);
    return () => controller.abort();
  }, [table]);
}

/** The cached position of an input. It never changes, and each keystroke reads it five times. */
function cachedPositions(table: string) {
  const positions = new WeakMap<HTMLInputElement, CellPosition | undefined>();
  return (box: EventTarget | null): CellPosition | undefined => {
    if (!(box instanceof HTMLInputElement)) return undefined;
    if (!positions.has(box)) positions.set(box, positionOf(table, box));
    return positions.get(box);
  };
}

function isNumber(stop: Stop): stop is NumberColumn {
  return (numberColumns as readonly Stop[]).includes(stop);
}
