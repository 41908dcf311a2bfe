import X from 'lucide-react/icons/x';
import { type KeyboardEvent, memo, useCallback, useId } from 'react';
import { adjustmentWords } from '#domain/points/adjustments.ts';
import { adjustmentOf, type NumberColumn, numberColumns, overrideOf } from '#domain/points/row.ts';
import { signed } from '#domain/text/signed-number.ts';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { controlId } from '#ui/controls/control.ts';
import { OptionList } from '#ui/select/option-list.tsx';
import { useOptionPicker } from '#ui/select/use-option-picker.ts';
import type { PointsProps, TableState } from '../state/table.ts';
import { useTableRow } from '../state/use-table.ts';
import { pathOf } from './grid-move.ts';
import { useCell, useDirectText } from './use-cell.ts';

interface PointRowProps extends PointsProps {
  readonly row: number;
  readonly onRemove: (row: number) => void;
}

/** A team with its rank and its numbers. The row renders once; each cell updates itself. */
export const PointRow = memo(function PointRow({ table, teams, row, onRemove }: PointRowProps) {
  const text = useText();
  const isActive = useTableRow(table, row, ({ active }) => active.row === row && active.stop === 'remove');
  return (
    <tr>
      <RankCell table={table} row={row} />
      <TeamCell table={table} teams={teams} row={row} />
      {numberColumns.map((column) => (
        <NumberCell key={column} table={table} row={row} column={column} />
      ))}
      <td className="points-remove">
        <IconButton
          id={controlId(pathOf(table.name, { row, stop: 'remove' }))}
          icon={X}
          size="small"
          tabIndex={isActive ? 0 : -1}
          label={text('Remove row {{number}}', { number: row + 1 })}
          onClick={() => onRemove(row)}
        />
      </td>
    </tr>
  );
});

/** The current rank of a team; '=' marks a shared rank. */
function RankCell({ table, row }: Pick<PointRowProps, 'table' | 'row'>) {
  const textOf = useCallback(({ rows, rank }: TableState) => rank(rows).shown[row] ?? '–', [row]);
  return <td ref={useDirectText({ table, textOf, write: writeRank })} className="points-rank" />;
}

function writeRank(cell: HTMLTableCellElement, text: string): void {
  // Reuses the text node: `textContent` creates a new one for each change.
  if (cell.firstChild) cell.firstChild.nodeValue = text;
  else cell.textContent = text;
}

interface NumberCellProps extends Pick<PointRowProps, 'table' | 'row'> {
  readonly column: NumberColumn;
}

/** A number of a row. Typing replaces the value; an entered total that differs from the sum shows the sum. */
function NumberCell({ table, row, column }: NumberCellProps) {
  const text = useText();
  const noteId = useId();
  const textOf = useCallback(({ rows }: TableState) => rows[row]?.[column] ?? '', [row, column]);
  // `useTypedNumbers` handles the input events.
  const box = useDirectText({ table, row, textOf, write: writeValue });
  const { error, errorId, attributes } = useCell(table, { row, stop: column });
  const sum = useTableRow(table, row, ({ rows, ruleset }) => {
    const own = column === 'total_point' ? rows[row] : undefined;
    return own && overrideOf(own, ruleset)?.sum;
  });
  const adjusted = useTableRow(table, row, ({ rows, ruleset }) => {
    const own = column === 'total_point' ? rows[row] : undefined;
    const said = own && adjustmentWords(own, ruleset);
    return said && text(said.text, said.values);
  });
  const notes = [sum !== undefined && text('The sum is {{sum}}', { sum }), adjusted].filter((note) => !!note);
  const hasNote = notes.length > 0;
  const points = useTableRow(table, row, ({ rows, ruleset }) => adjustmentOf(rows[row] ?? {}, ruleset));
  const short = [sum !== undefined && `≠ ${sum}`, points !== 0 && signed(points)].filter((note) => !!note).join(' ');
  return (
    <td className="points-cell" data-given={sum === undefined ? undefined : true} data-noted={hasNote || undefined}>
      <input
        ref={box}
        {...attributes}
        aria-describedby={[error && errorId, hasNote && noteId].filter(Boolean).join(' ') || undefined}
        className="points-input"
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
      />
      {hasNote && (
        <span className="points-sum" id={noteId} title={notes.join('. ')}>
          <VisuallyHidden>{notes.join('. ')}</VisuallyHidden>
          <span aria-hidden="true">{short}</span>
        </span>
      )}
      {error && <VisuallyHidden id={errorId}>{error}</VisuallyHidden>}
    </td>
  );
}

function writeValue(box: HTMLInputElement, text: string): void {
  if (box.value !== text) box.value = text;
}

interface TeamCellProps extends Pick<PointsProps, 'table' | 'teams'> {
  readonly row: number;
}

/** The row header: the team of a row. Typing searches; Enter, F2 or a press opens the list. */
function TeamCell({ table, teams, row }: TeamCellProps) {
  const text = useText();
  const value = useTableRow(table, row, ({ rows }) => rows[row]?.['team_id'] ?? '');
  const { error, errorId, attributes } = useCell(table, { row, stop: 'team_id' });
  const chosen = teams.itemOf(value);
  const { search, combobox, around, input, list } = useOptionPicker({
    options: teams.items,
    ...teams.picker,
    fieldId: attributes.id,
    restingText: chosen?.name ?? '',
    selected: chosen,
    several: false,
    onPick: ({ id }) => table.type(row, 'team_id', String(id)),
  });

  function type(words: string) {
    search.type(words);
    // At once: the form can be saved while the focus is still here, and must save what it shows.
    if (words === '') table.type(row, 'team_id', '');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!combobox.isOpen && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      combobox.openMenu();
    }
    input.onKeyDown(event);
  }

  return (
    <th scope="row" className="points-team">
      <div ref={around}>
        <VisuallyHidden id={`${attributes.id}-label`}>{attributes['aria-label']}</VisuallyHidden>
        <input
          {...combobox.getInputProps({
            ...attributes,
            'aria-describedby': error ? errorId : undefined,
            ...input,
            onKeyDown,
            onChange: (event) => type(event.currentTarget.value),
          })}
          className="points-input"
          title={chosen?.name}
          placeholder={text('Select...')}
          spellCheck={false}
        />
        <OptionList {...list} chosen={(item) => item.id === value} emptyMessage={text('No results found')} />
      </div>
      {error && <VisuallyHidden id={errorId}>{error}</VisuallyHidden>}
    </th>
  );
}
