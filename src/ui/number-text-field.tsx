import type { ChangeEvent } from 'react';
import control from './control.module.css';
import { keepDigits } from './digits.ts';
import { FieldShell } from './field-shell.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type NumberTextFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'counted' | 'spellCheck' | 'inputMode'> & {
  /** Runs before the digits are kept and cut: takes the country code off a pasted phone number, for one. */
  prepare?: ((typed: string) => string) | undefined;
};

/** Digits only, cut to `maxLength` (section 2). The value is text: leading zeros and long numbers stay as typed. */
export function NumberTextField(props: NumberTextFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, prepare, maxLength, ...rest } = props;

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = prepare ? prepare(target.value) : target.value;
    const digits = keepDigits(typed, maxLength);
    if (digits !== target.value) {
      // Written here, not by the next render, which would throw the caret to the end of the box.
      const caret = keepDigits(target.value.slice(0, target.selectionStart ?? undefined), maxLength).length;
      target.value = digits;
      target.setSelectionRange(caret, caret);
    }
    if (digits !== value) onChange(digits);
  }

  // No native `maxlength`: it would cut '+91 98765 43210' before the strange characters are taken out.
  return (
    <FieldShell {...{ label, required, help, error, id, aside }}>
      {(attributes) => (
        <input
          {...rest}
          {...attributes}
          type="text"
          inputMode="numeric"
          className={control['control']}
          value={value}
          onChange={change}
        />
      )}
    </FieldShell>
  );
}
