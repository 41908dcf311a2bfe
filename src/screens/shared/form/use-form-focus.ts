import { useEffect } from 'react';
import { controlId } from '#controls/control.ts';
import type { FormActor } from './form-actor.ts';

/** Leads to the field that the form names: the first one that is wrong. */
export function useFormFocus(form: FormActor): void {
  useEffect(() => {
    const subscription = form.on('form.focusField', ({ name }) => document.getElementById(controlId(name))?.focus());
    return () => subscription.unsubscribe();
  }, [form]);
}
