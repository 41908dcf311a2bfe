import { errorsAmong } from '../field-errors.ts';
import type { ChangePasswordContext, ChangePasswordErrors } from './types.ts';

/** The errors that the user sees: broken rules of the fields in `shown`, and the server's errors. */
export function visibleErrors({ values, validate, shown, serverErrors }: ChangePasswordContext): ChangePasswordErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values)) };
}
