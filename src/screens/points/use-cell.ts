import { controlId } from '#controls/control.ts';
import type { PointColumn } from '#domain/points/row.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { type Place, pathOf } from './place.ts';
import type { Table } from './table.ts';
import { useTable } from './use-table.ts';

/** What every cell says of itself: what it holds, what is wrong with it, how it is called, whether Tab leads to it. */
export function useCell(table: Table, { row, stop: column }: Place & { readonly stop: PointColumn }) {
  const text = useText();
  const serverText = useServerText();
  const path = pathOf(table.name, { row, stop: column });
  const value = useTable(table, ({ rows }) => rows[row]?.[column] ?? '');
  const error = useTable(table, ({ errors }) => errors[path]);
  const isActive = useTable(table, ({ active }) => active.row === row && active.stop === column);
  const isDisabled = useTable(table, (state) => state.isDisabled);
  const field = table.field.row[column];
  const id = controlId(path);
  return {
    value,
    error: error && serverText(error),
    errorId: `${id}-error`,
    attributes: {
      id,
      name: path,
      disabled: isDisabled,
      tabIndex: isActive ? 0 : -1,
      'aria-label': field ? text(field.label) : column,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}
