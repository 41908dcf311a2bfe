import { typeNumber } from './digits.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type NumberTextFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'spellCheck' | 'inputMode'> & {
  /** Runs before other characters are removed, for example to remove the country code of a pasted phone number. */
  prepare?: ((typed: string) => string) | undefined;
};

/**
 * Digits only, cut to `maxLength` (section 2); a pasted text that is no whole number stays and breaks a rule. The value is
 * text, so leading zeros and long numbers stay unchanged.
 */
export function NumberTextField({ onChange, prepare, maxLength, ...rest }: NumberTextFieldProps) {
  function change(_typed: string, box: HTMLInputElement) {
    const number = typeNumber(box, { before: rest.value, maxLength, prepare });
    if (number !== rest.value) onChange(number, box);
  }

  // No native `maxlength`: it would cut '+91 98765 43210' before the other characters are removed.
  return <TextField {...rest} inputMode="numeric" onChange={change} />;
}
