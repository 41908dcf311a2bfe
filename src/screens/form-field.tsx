import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SingleField } from '#controls/control.ts';
import { FieldControl } from '#controls/field-control.tsx';
import type { Value } from '#fields/field.ts';
import { useServerText } from '#i18n/use-text.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import { valueAt } from '#machines/form/path.ts';
import type { FormMode } from '#machines/form/types.ts';
import { paramsOf, sameParams } from './field-params.ts';
import type { FormActor } from './form-actor.ts';

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
  // The form's values are made by valuesOf and changed by the fields' own controls.
  const value = useSelector(form, ({ context }) => (valueAt(context.values, name) ?? '') as Value);
  const error = useSelector(form, ({ context }) => visibleErrors(context)[name]);
  const params = useSelector(form, ({ context }) => paramsOf(field, name, context.values), sameParams);
  const disabled = useSelector(form, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  return (
    <FieldControl
      field={field}
      name={name}
      mode={mode}
      value={value}
      params={params}
      error={error && serverText(error)}
      disabled={disabled}
      onChange={useCallback((next) => form.send({ type: 'form.change', name, value: next }), [form, name])}
      onBlur={useCallback(() => form.send({ type: 'form.blur', name }), [form, name])}
    />
  );
}
