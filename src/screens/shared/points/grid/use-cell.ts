import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PointColumn } from '#domain/points/row.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { controlId } from '#ui/controls/control.ts';
import type { Table, TableState } from '../state/table.ts';
import { useTableRow } from '../state/use-table.ts';
import { type CellPosition, pathOf } from './grid-move.ts';

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

interface DirectWrite<Box> {
  readonly table: Table;
  /** The only row that the text depends on; all rows if undefined. */
  readonly row?: number;
  readonly textOf: (state: TableState) => string;
  readonly write: (box: Box, text: string) => void;
}

/**
 * Writes a text of the table to a DOM element, now and after each change, without a render, so that a keystroke updates
 * changed cells only. `textOf` and `write` must be stable functions.
 */
export function useDirectText<Box>({ table, row, textOf, write }: DirectWrite<Box>): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    let written: string | undefined;
    const update = () => {
      const text = textOf(table.state());
      if (text === written || !box.current) return;
      written = text;
      write(box.current, text);
    };
    update();
    return table.subscribe(update, row);
  }, [table, row, textOf, write]);
  return box;
}
