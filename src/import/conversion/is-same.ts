import type { Entity } from '#entities/define.ts';
import type { Fields, Values } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { textIn } from '#fields/value.ts';
import { valuesOf } from '#fields/wire.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { differsFromSent } from '#records/look-up/look-up-create.ts';
import { readText } from './cell-kinds.ts';

/** Whether the row of a list shows that its record has all values of a row of the file. */
export function isSame(entity: Entity, given: FormValues, row: ListRow): boolean {
  const names = Object.keys(given);
  const isShown = names.every((name) => {
    const field = entity.fields[name];
    return field !== undefined && kindOf(field).isInRow && name in row;
  });
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([name]) => names.includes(name)));
  // The conversion of a file makes only valid `Values`.
  return (
    isShown && differsFromSent(fields, given as Values, asRead(fields, valuesOf(fields, 'edit', row))).length === 0
  );
}

/** The values as an import reads their texts: without what cannot be seen, in one line. */
function asRead(fields: Fields, values: Values): Values {
  const read = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    return [name, field?.kind === 'text' ? readText(field, textIn(value)) : value] as const;
  });
  return Object.fromEntries(read);
}
