import type { SnapshotFrom } from 'xstate';
import { differingFields } from './compare.ts';
import type { formMachine } from './machine.ts';
import type { FormContext } from './types.ts';

export { differingFields };

export type FormSnapshot = SnapshotFrom<typeof formMachine>;

const changed = new WeakMap<FormContext, readonly string[]>();

/**
 * The names of the fields that the person has changed, compared with the record as it was loaded. Worked out once for all
 * who ask after a keystroke.
 */
export function changedFields(context: FormContext): readonly string[] {
  const names = changed.get(context) ?? differingFields(context.values, context.base, context.isEqual);
  changed.set(context, names);
  return names;
}

export function isDirty(context: FormContext): boolean {
  return changedFields(context).length > 0;
}

/** Whether a press of Save is heard. It is also while fields are wrong: the press shows them all. */
export function canSave(snapshot: FormSnapshot): boolean {
  return snapshot.matches('editing');
}

/** Whether a draft would be taken as it stands: not while it is being saved, or may have been. */
export function canRestore(snapshot: FormSnapshot): boolean {
  return snapshot.matches({ editing: 'usual' }) || snapshot.matches('loadFailed');
}

/** Whether leaving would lose something typed. */
export function isUnsaved({ status, context }: FormSnapshot): boolean {
  return status === 'active' && isDirty(context);
}
