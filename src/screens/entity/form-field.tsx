import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { FieldControl } from '#controls/field-control.tsx';
import type { Field, Value } from '#fields/field.ts';
import { useServerText } from '#i18n/use-text.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import type { FormMode } from '#machines/form/types.ts';
import type { FormActor } from './entity-form.tsx';

interface FormFieldProps {
  readonly form: FormActor;
  readonly field: Field;
  readonly name: string;
  readonly mode: FormMode;
}

/** One field of a form, drawn again only when its own value or error changes. */
export function FormField({ form, field, name, mode }: FormFieldProps) {
  const serverText = useServerText();
  // The form's values are made by valuesOf and changed by the fields' own controls.
  const value = useSelector(form, ({ context }) => (context.values[name] ?? '') as Value);
  const error = useSelector(form, ({ context }) => visibleErrors(context)[name]);
  const disabled = useSelector(form, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  return (
    <FieldControl
      field={field}
      name={name}
      mode={mode}
      value={value}
      error={error && serverText(error)}
      disabled={disabled}
      onChange={useCallback((next) => form.send({ type: 'form.change', name, value: next }), [form, name])}
      onBlur={useCallback(() => form.send({ type: 'form.blur', name }), [form, name])}
    />
  );
}
