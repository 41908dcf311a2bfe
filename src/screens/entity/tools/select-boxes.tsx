import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { type ListStore, useListStore } from '../list/list-store.ts';
import css from './list-tools.module.css';
import { pageState, selectPage, toggleRow } from './selection.ts';

interface SelectPageProps {
  readonly store: ListStore;
  /** Above rows of two lines, which have no table head. */
  readonly isAbove?: boolean;
}

/** The checkbox for all rows of the current page: checked, indeterminate or unchecked. */
export function SelectPage({ store, isAbove = false }: SelectPageProps) {
  const text = useText();
  const state = useListStore(store, pageState);
  return (
    <>
      <label className={isAbove ? css['page'] : css['pick']}>
        <input
          type="checkbox"
          data-pick={isAbove ? undefined : true}
          aria-label={text('Select this page')}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          checked={state === 'all'}
          onKeyDown={isAbove ? undefined : stepSelection}
          onChange={() => selectPage(store, state === 'all' ? 'none' : 'all')}
        />
      </label>
      {!isAbove && <VisuallyHidden>{text('Select')}</VisuallyHidden>}
    </>
  );
}

interface SelectRowProps {
  readonly row: ListRow;
  readonly name: string;
  readonly isSelected: boolean;
  readonly store: ListStore;
}

/** The checkbox of a row. Shift extends to a range from the last toggled row. Arrow keys move between checkboxes. */
export function SelectRow({ row, name, isSelected, store }: SelectRowProps) {
  const text = useText();
  // In some browsers the click event of a key press has no `shiftKey`.
  const isShiftSpace = useRef(false);

  function noteKey(event: KeyboardEvent<HTMLInputElement>) {
    isShiftSpace.current = event.key === ' ' && event.shiftKey;
    stepSelection(event);
  }

  return (
    <input
      type="checkbox"
      data-pick
      aria-label={text('Select {{name}}', { name })}
      checked={isSelected}
      onKeyDown={noteKey}
      onChange={({ nativeEvent }) => {
        const isRange = isShiftSpace.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        isShiftSpace.current = false;
        toggleRow(store, row, isRange ? 'range' : 'alone');
      }}
    />
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from one checkbox to another with the arrow keys, Home and End. */
function stepSelection(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const { currentTarget } = event;
  const boxes = [...(currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-pick]') ?? [])];
  event.preventDefault();
  boxes[step(boxes.indexOf(currentTarget), boxes.length - 1)]?.focus();
}
