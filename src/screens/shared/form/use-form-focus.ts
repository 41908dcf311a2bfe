import { useEffect } from 'react';
import { controlId } from '#controls/control.ts';
import type { FormActor } from './form-actor.ts';

/** Focuses the field that the form names: the first invalid one. */
export function useFormFocus(form: FormActor): void {
  useEffect(() => {
    const subscription = form.on('form.focusField', ({ name }) => document.getElementById(controlId(name))?.focus());
    return () => subscription.unsubscribe();
  }, [form]);
}
