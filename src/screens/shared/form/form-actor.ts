import type { ActorRefFrom } from 'xstate';
import type { RowsField } from '#fields/field.ts';
import type { formMachine } from '#machines/form/machine.ts';

export type FormActor = ActorRefFrom<typeof formMachine>;

/** The props of an editor of rows: `FormRows` or `PointTable`. */
export interface RowsEditorProps {
  readonly form: FormActor;
  readonly field: RowsField;
  readonly name: string;
}

/** The focus leaves a field, also that of a saved form, whose actor has ended. */
export function leaveField(form: FormActor, name: string): void {
  if (form.getSnapshot().status === 'active') form.send({ type: 'form.blur', name });
}
