import { useEffect } from 'react';
import { type NumberColumn, numberColumns } from '#domain/points/row.ts';
import { typeDigits } from '#ui/form/type-digits.ts';
import type { Table } from '../state/table.ts';
import type { Place, Stop } from './cell-position.ts';
import { placeOf } from './grid-move.ts';

/** What else a browser tells of a key: of a cell, nobody here asks for it. */
const unheard = ['keypress', 'textInput', 'keyup', 'selectionchange'];

/**
 * Takes what is typed into the numbers of a table, on its way to the page. React would look for who hears each of a key's
 * events in all that the cell lies in, there and back, and half of what a key costs would be that (`npm run bench`, `key`).
 */
export function useTypedNumbers(table: Table): void {
  useEffect(() => {
    const placeIn = rememberPlaces(table.name);

    function onInput(event: Event) {
      const place = placeIn(event.target);
      if (!place || !isNumber(place.stop)) return;
      event.stopPropagation();
      const { box, row, stop: column } = place;
      const field = table.field.row[column];
      const digits = typeDigits(box, field?.kind === 'text' ? field.maxLength : undefined);
      const held = () => table.state().rows[row]?.[column] ?? '';
      if (digits !== held()) table.type(row, column, digits);
      // A form that is being saved takes nothing: then it is not shown either.
      if (digits !== held()) box.value = held();
    }

    function onUnheard(event: Event) {
      if (placeIn(event.target === document ? document.activeElement : event.target)) event.stopPropagation();
    }

    /** What only types is nobody's command. */
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || (event.key.length > 1 && event.key !== 'Backspace')) return;
      const place = placeIn(event.target);
      if (place && isNumber(place.stop)) event.stopPropagation();
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

interface BoxPlace extends Place {
  readonly box: HTMLInputElement;
}

/** Which cell of a table a box is. It never becomes another, and each key asks five times. */
function rememberPlaces(table: string) {
  const places = new WeakMap<EventTarget, BoxPlace | null>();
  return (box: EventTarget | null): BoxPlace | null => {
    if (!(box instanceof HTMLInputElement)) return null;
    const known = places.get(box);
    if (known !== undefined) return known;
    const place = placeOf(table, box);
    const found = place ? { ...place, box } : null;
    places.set(box, found);
    return found;
  };
}

function isNumber(stop: Stop): stop is NumberColumn {
  return (numberColumns as readonly Stop[]).includes(stop);
}
