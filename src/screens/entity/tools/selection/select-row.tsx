import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import css from './select-box.module.css';
import type { Selection } from './selection.ts';
import { stepSelection } from './step-selection.ts';
import { useSelected } from './use-selected.ts';

interface SelectRowProps {
  readonly row: ListRow;
  readonly name: string;
  readonly selection: Selection;
}

/** The checkbox of a row. Shift extends to a range from the last toggled row. Arrow keys move between checkboxes. */
export function SelectRow({ row, name, selection }: SelectRowProps) {
  const text = useText();
  const isSelected = useSelected(selection, ({ picked }) => picked.has(row.id));
  // In some browsers the click event of a key press has no `shiftKey`.
  const isShiftSpace = useRef(false);

  function noteKey(event: KeyboardEvent<HTMLInputElement>) {
    isShiftSpace.current = event.key === ' ' && event.shiftKey;
    stepSelection(event);
  }

  return (
    <label className={css['pick']} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        data-pick
        aria-label={text('Select {{name}}', { name })}
        checked={isSelected}
        onKeyDown={noteKey}
        onChange={({ nativeEvent }) => {
          const isRange = isShiftSpace.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
          isShiftSpace.current = false;
          selection.turn(row, isRange ? 'range' : 'alone');
        }}
      />
    </label>
  );
}
