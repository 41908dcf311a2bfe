import type { SnapshotFrom } from 'xstate';
import { differingFields } from './compare.ts';
import type { formMachine } from './machine.ts';
import type { FormContext } from './types.ts';

export type FormSnapshot = SnapshotFrom<typeof formMachine>;

const memoized = new WeakMap<FormContext, readonly string[]>();

/**
 * The names of the fields that the user changed since the record was loaded. Memoized by context, because several callers
 * need it after every keystroke.
 */
export function changedFields(context: FormContext): readonly string[] {
  const names = memoized.get(context) ?? differingFields(context.values, context.base, context.isEqual);
  memoized.set(context, names);
  return names;
}

export function isDirty(context: FormContext): boolean {
  return changedFields(context).length > 0;
}

/** Whether the form accepts Save. It does while fields are invalid: Save then shows all errors. */
export function canSave(snapshot: FormSnapshot): boolean {
  return snapshot.hasTag('editing');
}

/** Whether the form accepts a draft. Not while a save is in progress or unconfirmed. */
export function canRestore(snapshot: FormSnapshot): boolean {
  return snapshot.hasTag('loadFailed') || (snapshot.hasTag('editing') && !snapshot.hasTag('mayBeSent'));
}

/** Whether leaving the form would lose input. */
export function isUnsaved({ status, context }: FormSnapshot): boolean {
  return status === 'active' && isDirty(context);
}
