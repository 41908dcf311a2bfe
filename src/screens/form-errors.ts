import type { Mode } from '#domain/rule.ts';
import type { Fields, Values } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';

/** What the form machine asks for: the message of each field that breaks a rule, by its path. */
export function errorsOf(fields: Fields, mode: Mode, values: FormValues): FormErrors {
  // The form's values are made by valuesOf and changed by the fields' own controls.
  return Object.fromEntries(validate(fields, values as Values, mode).map(({ path, msg }) => [path, msg]));
}
