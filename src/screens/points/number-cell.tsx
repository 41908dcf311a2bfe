import { type ChangeEvent, useId } from 'react';
import type { NumberColumn } from '#domain/points/row.ts';
import { overrideOf } from '#domain/points/total.ts';
import { useText } from '#i18n/use-text.ts';
import { typeDigits } from '#ui/type-digits.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Table } from './table.ts';
import { useCell } from './use-cell.ts';
import { useTable } from './use-table.ts';

interface NumberCellProps {
  readonly table: Table;
  readonly row: number;
  readonly column: NumberColumn;
}

/** A number of a row. What is typed takes the place of what was there; a total that was given says what the sum is. */
export function NumberCell({ table, row, column }: NumberCellProps) {
  const text = useText();
  const noteId = useId();
  const { value, error, errorId, attributes } = useCell(table, { row, stop: column });
  const sum = useTable(table, ({ rows }) => {
    const own = column === 'total_point' ? rows[row] : undefined;
    return own && overrideOf(own)?.sum;
  });
  const field = table.field.row[column];
  const maxLength = field?.kind === 'text' ? field.maxLength : undefined;

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = typeDigits(target, maxLength);
    if (digits !== value) table.type(row, column, digits);
  }

  return (
    <td className="points-cell" data-given={sum === undefined ? undefined : true}>
      <input
        {...attributes}
        aria-describedby={[error && errorId, sum !== undefined && noteId].filter(Boolean).join(' ') || undefined}
        className="points-input"
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        value={value}
        onChange={change}
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
