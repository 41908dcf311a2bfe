import { useEffect } from 'react';
import { controlId } from '#controls/control.ts';
import { numberColumns } from '#domain/points/row.ts';
import { typeDigits } from '#ui/type-digits.ts';
import { placeOf } from './go.ts';
import type { Table } from './table.ts';

/** What else a browser tells of a key: of a cell, nobody here asks for it. */
const unheard = ['keypress', 'textInput', 'keyup', 'selectionchange'];

/**
 * Takes what is typed into the numbers of a table, on its way to the page. React would look for who hears each of a key's
 * events in all that the cell lies in, there and back, and half of what a key costs would be that (`npm run bench`, `key`).
 */
export function useTypedNumbers(table: Table): void {
  useEffect(() => {
    const cells = controlId(`${table.name}[`);

    function onInput(event: Event) {
      const typed = numberAt(table, event.target);
      if (!typed) return;
      event.stopPropagation();
      const { box, row, column } = typed;
      const field = table.field.row[column];
      const digits = typeDigits(box, field?.kind === 'text' ? field.maxLength : undefined);
      const held = () => table.state().rows[row]?.[column] ?? '';
      if (digits !== held()) table.type(row, column, digits);
      // A form that is being saved takes nothing: then it is not shown either.
      if (digits !== held()) box.value = held();
    }

    function onUnheard(event: Event) {
      const target = event.target === document ? document.activeElement : event.target;
      if (target instanceof HTMLInputElement && target.id.startsWith(cells)) event.stopPropagation();
    }

    /** What only types is nobody's command. */
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (!isCommand && (event.key.length === 1 || event.key === 'Backspace') && numberAt(table, event.target)) {
        event.stopPropagation();
      }
    }

    const early = { capture: true };
    window.addEventListener('input', onInput, early);
    window.addEventListener('keydown', onKeyDown, early);
    for (const type of unheard) window.addEventListener(type, onUnheard, early);
    return () => {
      window.removeEventListener('input', onInput, early);
      window.removeEventListener('keydown', onKeyDown, early);
      for (const type of unheard) window.removeEventListener(type, onUnheard, early);
    };
  }, [table]);
}

function numberAt(table: Table, box: EventTarget | null) {
  const place = box instanceof HTMLInputElement ? placeOf(table.name, box) : undefined;
  const column = numberColumns.find((each) => each === place?.stop);
  return box instanceof HTMLInputElement && place && column ? { box, row: place.row, column } : undefined;
}
