import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import { changedFields } from './fields.ts';
import type { profileMachine } from './machine.ts';
import type { ProfileContext, ProfileErrors } from './types.ts';

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** The errors that the user sees: broken rules of the fields in `shown`, and the server's errors. */
export function visibleErrors({ values, base, validate, shown, serverErrors }: ProfileContext): ProfileErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values, base)) };
}

/** Whether the user has changed a field. */
export function isDirty({ values, base }: ProfileContext): boolean {
  return changedFields(values, base).length > 0;
}

/** Whether the form accepts Save. It does while fields are invalid: Save then shows all errors. */
export function canSave(snapshot: ProfileSnapshot): boolean {
  return snapshot.matches('editing');
}
