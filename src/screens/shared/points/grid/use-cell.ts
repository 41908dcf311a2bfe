import { controlId } from '#controls/control.ts';
import type { PointColumn } from '#domain/points/row.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Table } from '../state/table.ts';
import { useTableRow } from '../state/use-table.ts';
import { type CellPosition, pathOf } from './cell-position.ts';

/** The attributes that all cells share: id, name, label, error, and whether Tab stops at the cell. */
export function useCell(table: Table, { row, stop: column }: CellPosition & { readonly stop: PointColumn }) {
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
