import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import type { newPasswordMachine } from './machine.ts';
import type { NewPasswordContext, NewPasswordErrors } from './types.ts';

export type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>;

/** The errors that the user sees: broken rules of the fields in `shown`, and the server's errors. */
export function visibleErrors({ values, validate, shown, serverErrors }: NewPasswordContext): NewPasswordErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values)) };
}

/**
 * Whether to offer a new code: the server rejected the password without naming a field, as it does when the verified code
 * has expired.
 */
export function mayNeedNewCode({ context }: NewPasswordSnapshot): boolean {
  return context.failure?.kind === 'rejected' && Object.keys(context.serverErrors).length === 0;
}
