import type { Field } from '../field.ts';
import { choice, status } from './choices.ts';
import { image } from './image.ts';
import type { Kind } from './kind.ts';
import { multiSelect, select } from './references.ts';
import { rows } from './rows.ts';
import { richText, text } from './text.ts';
import { date, dateTime } from './times.ts';

/** A definition for each kind of these fields. */
export type FieldKinds<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: Kind<Extract<F, { readonly kind: K }>>;
};

export const fieldKinds: FieldKinds<Field> = {
  text,
  select,
  multiSelect,
  choice,
  status,
  dateTime,
  date,
  image,
  richText,
  rows,
};

export function kindOf(field: Field): Kind {
  // The definition under a field's kind takes that field.
  return fieldKinds[field.kind] as Kind;
}
