import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import { clockOf, fieldOf } from '#import/conversion/time-columns.ts';
import { type Chunks, entriesOf } from '#machines/import/chunks.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ImportContext } from '#machines/import/types.ts';

/** A column of the grid: a field that columns of the file fill, or that the user has set. */
export interface GridColumn {
  readonly name: string;
  readonly field: Field;
  /** The indexes of its columns in the file. */
  readonly at: readonly number[];
}

/** The columns of the file in their order, then the fields that the user has set without one. */
export function columnsOf(
  { fields }: Entity,
  match: ImportContext['match'],
  rows: Chunks<ImportRow>,
): readonly GridColumn[] {
  const names = new Set(match.flatMap((name) => (name === null ? [] : [fieldOf(name)])));
  for (const [, row] of entriesOf(rows)) for (const name of Object.keys(row.edited)) names.add(name);
  return [...names].flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name, field, at: columnsIn(match, name) }];
  });
}

/** The text of a row in the columns of a field. */
export function textIn(match: ImportContext['match'], name: string): (row: ImportRow) => string {
  const at = columnsIn(match, name);
  return ({ texts }) =>
    at
      .map((index) => texts[index])
      .join(' ')
      .trim();
}

const columnsIn = (match: ImportContext['match'], name: string) =>
  [name, clockOf(name)].map((part) => match.indexOf(part)).filter((index) => index !== -1);
