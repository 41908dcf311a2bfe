import { controlId } from '#controls/control.ts';
import type { PointColumn } from '#domain/points/row.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Table } from '../state/table.ts';
import { useTableRow } from '../state/use-table.ts';
import { type Place, pathOf } from './cell-position.ts';

/** What every cell says of itself beside what it holds: what is wrong with it, how it is called, whether Tab leads to it. */
export function useCell(table: Table, { row, stop: column }: Place & { readonly stop: PointColumn }) {
  const text = useText();
  const serverText = useServerText();
  const path = pathOf(table.name, { row, stop: column });
  const error = useTableRow(table, row, ({ errors }) => errors[path]);
  const isActive = useTableRow(table, row, ({ active }) => active.row === row && active.stop === column);
  const isDisabled = useTableRow(table, row, (state) => state.isDisabled);
  const field = table.field.row[column];
  const id = controlId(path);
  return {
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
