import { errorsAmong } from '../field-errors.ts';
import type { ChangePasswordContext, ChangePasswordErrors } from './types.ts';

/** What the person is shown by the fields: the rules broken where they have been, and the server's complaints. */
export function visibleErrors({ values, validate, shown, serverErrors }: ChangePasswordContext): ChangePasswordErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values)) };
}
