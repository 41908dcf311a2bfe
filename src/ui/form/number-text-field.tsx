import type { ChangeEvent } from 'react';
import control from './control.module.css';
import { typeDigits } from './digits.ts';
import { FieldShell } from './field-shell.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type NumberTextFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'spellCheck' | 'inputMode'> & {
  /** Runs before other characters are removed, for example to remove the country code of a pasted phone number. */
  prepare?: ((typed: string) => string) | undefined;
};

/** Digits only, cut to `maxLength` (section 2). The value is text, so leading zeros and long numbers stay unchanged. */
export function NumberTextField(props: NumberTextFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, prepare, maxLength, ...rest } = props;

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = typeDigits(target, maxLength, prepare);
    if (digits !== value) onChange(digits);
  }

  // No native `maxlength`: it would cut '+91 98765 43210' before the other characters are removed.
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
