import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import { columnsIn, filledFields } from '#import/conversion/filled-fields.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ImportContext } from '#machines/import/types.ts';

/** A column of the grid: a field that columns of the file fill, or that the user has set. */
export interface GridColumn {
  readonly name: string;
  readonly field: Field;
  /** The text of a row in the file. */
  readonly textOf: (row: ImportRow) => string;
  /** What the first row of the file calls it. */
  readonly title: string;
}

type Columns = Pick<ImportContext, 'match' | 'header' | 'rows'>;

/** The columns of the file in their order, then the fields that the user has set without one. */
export function columnsOf(entity: Entity, { match, header, rows }: Columns): readonly GridColumn[] {
  const names = new Set(filledFields(entity, match).map(({ name }) => name));
  for (const { edited } of rows) for (const name of Object.keys(edited)) names.add(name);
  return [...names].flatMap((name) => {
    const field = entity.fields[name];
    const title = columnsIn(match, name)
      .map((index) => header[index])
      .join(', ');
    return field === undefined ? [] : [{ name, field, textOf: textIn(match, name), title }];
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
