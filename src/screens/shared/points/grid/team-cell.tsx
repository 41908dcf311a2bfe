import type { KeyboardEvent } from 'react';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { OptionList } from '#ui/select/option-list.tsx';
import { useOptionPicker } from '#ui/select/use-option-picker.ts';
import type { PointsProps } from '../state/table.ts';
import { useTableRow } from '../state/use-table.ts';
import { useCell } from './use-cell.ts';

interface TeamCellProps extends Pick<PointsProps, 'table' | 'teams'> {
  readonly row: number;
}

/** The row header: the team of a row. Typing searches; Enter, F2 or a press opens the list. */
export function TeamCell({ table, teams, row }: TeamCellProps) {
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
