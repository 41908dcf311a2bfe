import type { Mode } from '#domain/rule.ts';
import type { Fields, Values } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';

/** Validates a form: the message of each invalid field, by its path. */
export function errorsOf(fields: Fields, mode: Mode, values: FormValues, base: FormValues = {}): FormErrors {
  // The form's values come from `valuesOf` and the fields' controls.
  const broken = validate(fields, values as Values, mode, base as Values);
  return Object.fromEntries(broken.map(({ path, msg }) => [path, msg]));
}
