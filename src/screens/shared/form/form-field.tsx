import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SingleField } from '#controls/control.ts';
import { FieldControl } from '#controls/field-control.tsx';
import type { Value } from '#fields/field.ts';
import { useServerText } from '#i18n/use-text.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import { parsePath, valueAt } from '#machines/form/path.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormMode } from '#machines/form/types.ts';
import { paramsOf, sameParams } from './field-params.ts';
import type { FormActor } from './form-actor.ts';
import { partOf } from './form-part.ts';

interface FormFieldProps {
  readonly form: FormActor;
  readonly field: SingleField;
  /** Its path: 'name', or 'teams[0][fieldId]' inside rows. */
  readonly name: string;
  readonly mode: FormMode;
}

/** One field of a form, drawn again only when its own value or error changes. */
export function FormField({ form, field, name, mode }: FormFieldProps) {
  const serverText = useServerText();
  // What a dropdown offers may follow from any other field.
  const part = field.kind === 'select' && field.params ? form : partOf(form, parsePath(name)[0] ?? name);
  const shown = useSelector(part, (snapshot) => shownOf(snapshot, field, name), isSame);
  const { error } = shown;
  return (
    <FieldControl
      field={field}
      name={name}
      mode={mode}
      {...shown}
      error={error && serverText(error)}
      onChange={useCallback((next) => form.send({ type: 'form.change', name, value: next }), [form, name])}
      onBlur={useCallback(() => form.send({ type: 'form.blur', name }), [form, name])}
    />
  );
}

/** What a form shows in a field. */
function shownOf(snapshot: FormSnapshot, field: SingleField, name: string) {
  const { context } = snapshot;
  return {
    // The form's values are made by valuesOf and changed by the fields' own controls.
    value: (valueAt(context.values, name) ?? '') as Value,
    error: visibleErrors(context)[name],
    params: paramsOf(field, name, context.values),
    disabled: snapshot.hasTag('awaitingSignIn'),
  };
}

type Shown = ReturnType<typeof shownOf>;

function isSame(one: Shown, other: Shown): boolean {
  return (
    one.value === other.value &&
    one.error === other.error &&
    one.disabled === other.disabled &&
    sameParams(one.params, other.params)
  );
}
