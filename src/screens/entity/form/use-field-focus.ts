import { type RefObject, useEffect } from 'react';
import { firstField } from '#ui/form/first-field.ts';
import { typeEarlyKeys } from '#ui/keys/early-keys.ts';

interface FieldFocus {
  /** The form can be edited. */
  readonly isReady: boolean;
  /** A new record starts in its first field. */
  readonly isNew: boolean;
  /** The id of the field that had the focus last; '' for none. A form that starts again continues there. */
  readonly last: RefObject<string>;
}

/** Gives a form that has become ready its focus, unless the user has it elsewhere. */
export function useFieldFocus({ isReady, isNew, last }: FieldFocus): void {
  useEffect(() => {
    const form = isReady && document.querySelector<HTMLElement>('main form');
    if (!form) return;
    const field = last.current === '' ? isNew && firstField(form) : document.getElementById(last.current);
    if (field && document.activeElement === document.body) {
      field.focus();
      if (isNew) {
        typeEarlyKeys(field);
        leaveQuietly(field);
      }
    }
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id !== '') last.current = target.id;
    };
    form.addEventListener('focusin', note);
    return () => form.removeEventListener('focusin', note);
  }, [isReady, isNew, last]);
}

/**
 * The user has not chosen this field. An error because it is left empty would move the page under the press that leaves it.
 * Save names it.
 */
function leaveQuietly(field: HTMLElement): void {
  const leave = (event: FocusEvent) => {
    if (field instanceof HTMLInputElement && field.role !== 'combobox' && field.value === '') event.stopPropagation();
  };
  field.addEventListener('focusout', leave, { once: true });
}
