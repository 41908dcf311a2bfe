import { textOf } from '#domain/record-row.ts';
import type { Fields, RowsField, RowValues } from '../field.ts';
import { isRecord, listIn, rowsIn } from '../value.ts';
import { joined, type Kind, type Members, reference, textKind } from './kind.ts';

export const rows: Kind<RowsField> = {
  ...textKind,
  valueOf: (field, record, name) =>
    withMinRows(
      field,
      listIn(record[name]).map((row) => rowValues(field.row, isRecord(row) ? row : {})),
    ),
  sent: ({ row: fields }, value) =>
    typeof value === 'string' || value instanceof Blob
      ? value
      : value.map((row) => (typeof row === 'string' ? { id: row } : filledCells(row, fields))),
  normalized: ({ row }, value, normalize) => {
    const cellsOf = (values: RowValues) =>
      Object.entries(row).map(([name, field]) => normalize(field, values[name] ?? ''));
    const filled = rowsIn(value)
      .map(cellsOf)
      .filter((cells) => cells.some((cell) => cell !== ''));
    return joined(filled.map((cells) => JSON.stringify(cells)));
  },
  isInRow: false,
  space: 'full',
  column: reference,
};

/** Appends empty rows up to the field's minimum. */
export function withMinRows({ row, minRows = 0 }: RowsField, present: readonly RowValues[]): readonly RowValues[] {
  const missing = Math.max(0, minRows - present.length);
  return [...present, ...Array.from({ length: missing }, () => rowValues(row))];
}

/** The values of a row; empty ones without `row`. Those of optional features are absent if empty. */
export function rowValues(fields: Fields, row: Members = {}): RowValues {
  const cells = Object.entries(fields).map(([name, { feature }]) => ({ name, feature, value: textOf(row[name]) }));
  const present = cells.filter(({ feature, value }) => feature === undefined || value !== '');
  return Object.fromEntries(present.map(({ name, value }) => [name, value]));
}

function filledCells(row: RowValues, fields: Fields): RowValues {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== '' && name in fields));
}
