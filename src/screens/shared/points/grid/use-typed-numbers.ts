import { useEffect } from 'react';
import { type NumberColumn, numberColumns } from '#domain/points/row.ts';
import { typeDigits } from '#ui/form/digits.ts';
import type { Table } from '../state/table.ts';
import { type CellPosition, positionOf, type Stop } from './grid-move.ts';

/** Further events of a keystroke. Nothing handles them for cells. */
const ignoredEvents = ['keypress', 'textInput', 'keyup', 'selectionchange'];

/**
 * Handles the input of number cells with listeners on the window, in the capture phase, and stops the events there. React
 * would search all ancestors of the cell for handlers of each event, which takes half of the time of a keystroke
 * (`npm run bench`, `key`).
 */
export function useTypedNumbers(table: Table): void {
  useEffect(() => {
    const positionIn = cachedPositions(table.name);

    function onInput(event: Event) {
      const position = positionIn(event.target);
      if (!position || !isNumber(position.stop)) return;
      event.stopPropagation();
      const { box, row, stop: column } = position;
      const field = table.field.row[column];
      const digits = typeDigits(box, field?.kind === 'text' ? field.maxLength : undefined);
      const current = () => table.state().rows[row]?.[column] ?? '';
      if (digits !== current()) table.type(row, column, digits);
      // While it is being saved, the form rejects the change: restore the value.
      if (digits !== current()) box.value = current();
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

    const options = { capture: true };
    window.addEventListener('input', onInput, options);
    window.addEventListener('keydown', onKeyDown, options);
    for (const type of ignoredEvents) window.addEventListener(type, onIgnored, options);
    return () => {
      window.removeEventListener('input', onInput, options);
      window.removeEventListener('keydown', onKeyDown, options);
      for (const type of ignoredEvents) window.removeEventListener(type, onIgnored, options);
    };
  }, [table]);
}

interface CellInput extends CellPosition {
  readonly box: HTMLInputElement;
}

/** The cached position of an input. It never changes, and each keystroke reads it five times. */
function cachedPositions(table: string) {
  const positions = new WeakMap<EventTarget, CellInput | null>();
  return (box: EventTarget | null): CellInput | null => {
    if (!(box instanceof HTMLInputElement)) return null;
    const known = positions.get(box);
    if (known !== undefined) return known;
    const position = positionOf(table, box);
    const found = position ? { ...position, box } : null;
    positions.set(box, found);
    return found;
  };
}

function isNumber(stop: Stop): stop is NumberColumn {
  return (numberColumns as readonly Stop[]).includes(stop);
}
