import { type Field, type Fields, fieldsOn, type Value, type Values } from './field.ts';
import { kindOf } from './kinds/index.ts';

/**
 * The names of the fields in which a stored record differs from a sent create. Servers trim texts, reformat numbers and
 * times, and clean formatted text; such values count as equal. Passwords are never returned, so they are not compared.
 * For an image only its presence is compared.
 *
 * @param stored the record as values of the create form
 */
export function differsFromSent(fields: Fields, sent: Values, stored: Values): readonly string[] {
  return fieldsOn('create', fields)
    .filter(([name, field]) => normalize(field, sent[name] ?? '') !== normalize(field, stored[name] ?? ''))
    .map(([name]) => name);
}

function normalize(field: Field, value: Value): string {
  return kindOf(field).normalized(field, value, normalize);
}
