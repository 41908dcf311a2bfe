import type { SnapshotFrom } from 'xstate';
import { errorsAmong } from '../field-errors.ts';
import { changedFields } from './fields.ts';
import type { profileMachine } from './machine.ts';
import type { ProfileContext, ProfileErrors } from './types.ts';

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** What the person is shown by the fields: the rules broken where they have been, and the server's complaints. */
export function visibleErrors({ values, base, validate, shown, serverErrors }: ProfileContext): ProfileErrors {
  return { ...serverErrors, ...errorsAmong(shown, validate(values, base)) };
}

/** Whether something typed or chosen would be lost. */
export function isDirty({ values, base }: ProfileContext): boolean {
  return changedFields(values, base).length > 0;
}

/** Whether a press of 'Save' is heard. It is also while fields are wrong: the press shows them all. */
export function canSave(snapshot: ProfileSnapshot): boolean {
  return snapshot.matches('editing');
}
