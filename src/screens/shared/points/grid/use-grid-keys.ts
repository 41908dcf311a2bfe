import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { letterOf } from '#ui/keys/letter-of.ts';
import type { Table } from '../state/table.ts';
import { type CellPosition, focusCell, focusPath, positionAfter, positionOf } from './grid-move.ts';

/**
 * How keys are handled: in `over`, typing replaces the value and arrows move between cells; in `inside`, arrows move the
 * caret (after F2 or a second press); in `leaving`, the next Tab leaves the table (after Escape).
 */
type Mode = 'over' | 'inside' | 'leaving';

interface Focused extends CellPosition {
  readonly before: string;
  readonly mode: Mode;
  readonly wasPressed: boolean;
}

/** The keyboard model of a grid (WAI-ARIA: one tab stop, arrows inside), handled before the handlers of the cells. */
export function useGridKeys(table: Table) {
  return useMemo(() => {
    let focused: Focused | undefined;

    const change = (part: Partial<Focused>) => {
      if (focused) focused = { ...focused, ...part };
    };

    function onFocusCapture({ target }: FocusEvent) {
      const position = positionOf(table.name, target);
      if (!position) return;
      if (target instanceof HTMLInputElement) target.select();
      if (focused?.row === position.row && focused.stop === position.stop) return;
      focused = { ...position, before: valueAt(table, position), mode: 'over', wasPressed: false };
      table.enter(position);
    }

    function onBlurCapture({ target }: FocusEvent) {
      const position = positionOf(table.name, target);
      if (!position || !focused) return;
      const { before } = focused;
      focused = undefined;
      table.leave(position, before);
    }

    /** The first press on a number selects it, like Tab; the next one sets the caret. */
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof HTMLInputElement) || !focused || focused.stop === 'team_id') return;
      if (focused.wasPressed) change({ mode: 'inside' });
      else target.select();
      change({ wasPressed: true });
    }

    function onKeyDownCapture(event: KeyboardEvent) {
      const position = positionOf(table.name, event.target);
      if (!position || !focused || event.nativeEvent.isComposing) return;
      if (hasOpenList(event.target) && event.key !== 'Tab') return;
      if (handleKey(event, position)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    /** Handles a key and returns whether the grid uses it. */
    function handleKey(event: KeyboardEvent, position: CellPosition): boolean {
      const { key, shiftKey, altKey } = event;
      const withCtrl = event.ctrlKey || event.metaKey;
      if (withCtrl && !altKey) {
        const letter = letterOf(event);
        if (letter === 'Z' || letter === 'Y') {
          step(letter === 'Y' || shiftKey ? 'redo' : 'undo');
          return true;
        }
        return (key === 'Home' || key === 'End') && move(key, position, { toCorner: true });
      }
      if (altKey) return false;
      switch (key) {
        case 'Tab':
          return focused?.mode !== 'leaving' && move(shiftKey ? 'Previous' : 'Next', position);
        case 'Enter':
          if (position.stop === 'team_id' || position.stop === 'remove') return false;
          move(shiftKey ? 'ArrowUp' : 'ArrowDown', position);
          return true;
        case 'ArrowLeft':
        case 'ArrowRight':
        case 'Home':
        case 'End':
          return focused?.mode !== 'inside' && (move(key, position) || position.stop !== 'team_id');
        case 'ArrowUp':
        case 'ArrowDown':
          move(key, position);
          return true;
        case 'F2':
          if (position.stop === 'team_id' || !(event.target instanceof HTMLInputElement)) return false;
          change({ mode: 'inside' });
          event.target.setSelectionRange(event.target.value.length, event.target.value.length);
          return true;
        case 'Delete':
          if (focused?.mode === 'inside' || position.stop === 'team_id' || position.stop === 'remove') return false;
          if (position.stop === 'total_point') table.setSum(position.row);
          else table.type(position.row, position.stop, '');
          return true;
        case 'Escape':
          restoreOrLeave(position, event.target);
          return true;
        default:
          return false;
      }
    }

    /** Escape: restores the value, then leaves the caret mode, then lets Tab leave the table. */
    function restoreOrLeave({ row, stop }: CellPosition, target: EventTarget) {
      if (!focused) return;
      const isChanged = stop !== 'remove' && valueAt(table, { row, stop }) !== focused.before;
      if (isChanged) table.step('undo');
      change({ mode: isChanged || focused.mode === 'inside' ? 'over' : 'leaving' });
      if (target instanceof HTMLInputElement) target.select();
    }

    function move(key: string, position: CellPosition, { toCorner = false } = {}): boolean {
      const next = positionAfter(key, position, table.state().rows.length, { toCorner });
      if (next) focusCell(table.name, next);
      return next !== undefined;
    }

    /** Undoes or redoes a step. Moves the focus to the changed cell, unless it is on a button outside the table. */
    function step(direction: 'undo' | 'redo') {
      const isInside = focused !== undefined;
      const path = table.step(direction);
      if (path === undefined || !isInside) return;
      if (path !== '') focusPath(path);
      requestAnimationFrame(() => {
        const cell = document.activeElement;
        const position = cell && positionOf(table.name, cell);
        if (position) change({ before: valueAt(table, position), mode: 'over' });
        else focusCell(table.name, table.state().active);
        if (cell instanceof HTMLInputElement) cell.select();
      });
    }

    return { handlers: { onFocusCapture, onBlurCapture, onClick, onKeyDownCapture }, step };
  }, [table]);
}

function valueAt(table: Table, { row, stop }: CellPosition): string {
  return table.state().rows[row]?.[stop] ?? '';
}

/** While the list of teams is open, it handles its keys itself. */
function hasOpenList(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';
}
