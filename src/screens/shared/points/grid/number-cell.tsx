import { useCallback, useId } from 'react';
import type { NumberColumn } from '#domain/points/row.ts';
import { overrideOf } from '#domain/points/total.ts';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { Table, TableState } from '../state/table.ts';
import { useTableRow } from '../state/use-table.ts';
import { useCell, useDirectText } from './use-cell.ts';

interface NumberCellProps {
  readonly table: Table;
  readonly row: number;
  readonly column: NumberColumn;
}

/** A number of a row. Typing replaces the value; an entered total that differs from the sum shows the sum. */
export function NumberCell({ table, row, column }: NumberCellProps) {
  const text = useText();
  const noteId = useId();
  const textOf = useCallback(({ rows }: TableState) => rows[row]?.[column] ?? '', [row, column]);
  // `useTypedNumbers` handles the input events.
  const box = useDirectText({ table, row, textOf, write });
  const { error, errorId, attributes } = useCell(table, { row, stop: column });
  const sum = useTableRow(table, row, ({ rows }) => {
    const own = column === 'total_point' ? rows[row] : undefined;
    return own && overrideOf(own)?.sum;
  });
  return (
    <td className="points-cell" data-given={sum === undefined ? undefined : true}>
      <input
        ref={box}
        {...attributes}
        aria-describedby={[error && errorId, sum !== undefined && noteId].filter(Boolean).join(' ') || undefined}
        className="points-input"
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
      />
      {sum !== undefined && (
        <span className="points-sum" id={noteId} title={text('The sum is {{sum}}', { sum })}>
          <VisuallyHidden>{text('The sum is {{sum}}', { sum })}</VisuallyHidden>
          <span aria-hidden="true">≠ {sum}</span>
        </span>
      )}
      {error && <VisuallyHidden id={errorId}>{error}</VisuallyHidden>}
    </td>
  );
}

function write(box: HTMLInputElement, text: string): void {
  if (box.value !== text) box.value = text;
}
