import { useEffect } from 'react';
import type { FocusField } from '#machines/field-errors.ts';

interface FocusingActor {
  on: (type: 'focusField', listener: (event: FocusField) => void) => { unsubscribe: () => void };
}

/** Focuses the field that the machine of a form names, such as the first invalid one. The id of a field is `id` and its name. */
export function useFocusField(form: FocusingActor, id: string): void {
  useEffect(() => {
    const subscription = form.on('focusField', ({ name }) => document.getElementById(id + name)?.focus());
    return () => subscription.unsubscribe();
  }, [form, id]);
}
