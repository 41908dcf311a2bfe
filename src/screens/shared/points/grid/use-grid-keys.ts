import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { Table } from '../state/table.ts';
import type { Place } from './cell-position.ts';
import { goTo, goToPath, placeAfter, placeOf } from './grid-move.ts';

/**
 * How a key is taken: `over` types over the cell and goes on with arrows, `inside` moves the caret (F2, a second press),
 * `leaving` lets the next Tab out of the table (Escape).
 */
type Mode = 'over' | 'inside' | 'leaving';

interface Focused extends Place {
  readonly before: string;
  readonly mode: Mode;
  readonly wasPressed: boolean;
}

/** The keys of a grid (WAI-ARIA: one stop of Tab, arrows inside), caught before a cell's own parts hear them. */
export function useGridKeys(table: Table) {
  return useMemo(() => {
    let focused: Focused | undefined;

    const change = (part: Partial<Focused>) => {
      if (focused) focused = { ...focused, ...part };
    };

    function onFocusCapture({ target }: FocusEvent) {
      const place = placeOf(table.name, target);
      if (!place) return;
      if (target instanceof HTMLInputElement) target.select();
      if (focused?.row === place.row && focused.stop === place.stop) return;
      focused = { ...place, before: heldIndex(table, place), mode: 'over', wasPressed: false };
      table.enter(place);
    }

    function onBlurCapture({ target }: FocusEvent) {
      const place = placeOf(table.name, target);
      if (!place || !focused) return;
      const { before } = focused;
      focused = undefined;
      table.leave(place, before);
    }

    /** The first press on a number selects it, as Tab does; the next one sets the caret. */
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof HTMLInputElement) || !focused || focused.stop === 'team_id') return;
      if (focused.wasPressed) change({ mode: 'inside' });
      else target.select();
      change({ wasPressed: true });
    }

    function onKeyDownCapture(event: KeyboardEvent) {
      const place = placeOf(table.name, event.target);
      if (!place || !focused || event.nativeEvent.isComposing) return;
      if (hasOpenList(event.target) && event.key !== 'Tab') return;
      if (answer(event, place)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    /** Whether the key is the grid's. */
    function answer(event: KeyboardEvent, place: Place): boolean {
      const { key, shiftKey, altKey } = event;
      const withCtrl = event.ctrlKey || event.metaKey;
      if (withCtrl && !altKey) {
        const letter = key.toLowerCase();
        if (letter === 'z' || letter === 'y') {
          setStep(letter === 'y' || shiftKey ? 'redo' : 'undo');
          return true;
        }
        return (key === 'Home' || key === 'End') && move(key, place, { toCorner: true });
      }
      if (altKey) return false;
      switch (key) {
        case 'Tab':
          return focused?.mode !== 'leaving' && move(shiftKey ? 'Previous' : 'Next', place);
        case 'Enter':
          if (place.stop === 'team_id' || place.stop === 'remove') return false;
          move(shiftKey ? 'ArrowUp' : 'ArrowDown', place);
          return true;
        case 'ArrowLeft':
        case 'ArrowRight':
        case 'Home':
        case 'End':
          return focused?.mode !== 'inside' && (move(key, place) || place.stop !== 'team_id');
        case 'ArrowUp':
        case 'ArrowDown':
          move(key, place);
          return true;
        case 'F2':
          if (place.stop === 'team_id' || !(event.target instanceof HTMLInputElement)) return false;
          change({ mode: 'inside' });
          event.target.setSelectionRange(event.target.value.length, event.target.value.length);
          return true;
        case 'Delete':
          if (focused?.mode === 'inside' || place.stop === 'team_id' || place.stop === 'remove') return false;
          if (place.stop === 'total_point') table.setSum(place.row);
          else table.type(place.row, place.stop, '');
          return true;
        case 'Escape':
          goBack(place, event.target);
          return true;
        default:
          return false;
      }
    }

    /** Back to what the cell held, then from the caret to the cell, then to the way out. */
    function goBack({ row, stop }: Place, target: EventTarget) {
      if (!focused) return;
      const isChanged = stop !== 'remove' && heldIndex(table, { row, stop }) !== focused.before;
      if (isChanged) table.step('undo');
      change({ mode: isChanged || focused.mode === 'inside' ? 'over' : 'leaving' });
      if (target instanceof HTMLInputElement) target.select();
    }

    function move(key: string, place: Place, { toCorner = false } = {}): boolean {
      const next = placeAfter(key, place, table.state().rows.length, { toCorner });
      if (next) goTo(table.name, next);
      return next !== undefined;
    }

    /** The focus goes where the step was made, if it is in the table; from a button it stays there. */
    function setStep(direction: 'undo' | 'redo') {
      const isInside = focused !== undefined;
      const path = table.step(direction);
      if (path === undefined || !isInside) return;
      if (path !== '') goToPath(path);
      requestAnimationFrame(() => {
        const cell = document.activeElement;
        const place = cell && placeOf(table.name, cell);
        if (place) change({ before: heldIndex(table, place), mode: 'over' });
        else goTo(table.name, table.state().active);
        if (cell instanceof HTMLInputElement) cell.select();
      });
    }

    return { heard: { onFocusCapture, onBlurCapture, onClick, onKeyDownCapture }, setStep };
  }, [table]);
}

function heldIndex(table: Table, { row, stop }: Place): string {
  return table.state().rows[row]?.[stop] ?? '';
}

/** The list of teams has its keys for itself while it is open. */
function hasOpenList(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';
}
