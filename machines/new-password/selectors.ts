import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import type { newPasswordMachine } from './machine.ts';
import type { NewPasswordContext, NewPasswordErrors } from './types.ts';

export type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>;

/** What the person is shown by the fields: the rules broken where they have been, and the server's complaints. */
export function visibleErrors({ values, validate, shown, serverErrors }: NewPasswordContext): NewPasswordErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values)) };
}

/**
 * Whether the way back to a new code is to be shown: the server has refused the password and blames no field, as it does
 * when the time since the code was verified has run out.
 */
export function mayNeedNewCode({ context }: NewPasswordSnapshot): boolean {
  return context.failure?.kind === 'rejected' && Object.keys(context.serverErrors).length === 0;
}
