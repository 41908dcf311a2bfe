import { typeNumber } from './digits.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type NumberTextFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'spellCheck' | 'inputMode'> & {
  /** A mobile number, which may be typed with its country code. */
  isPhone?: boolean;
};

/**
 * Digits only, cut to `maxLength` (section 2); a pasted text that is no whole number stays and breaks a rule. The value is
 * text, so leading zeros and long numbers stay unchanged.
 */
export function NumberTextField({ onChange, isPhone, maxLength, ...rest }: NumberTextFieldProps) {
  function change(_typed: string, box: HTMLInputElement) {
    const number = typeNumber(box, { before: rest.value, maxLength, isPhone });
    if (number !== rest.value) onChange(number, box);
  }

  // No native `maxlength`: it would cut '+91 98765 43210' before the other characters are removed.
  return <TextField {...rest} inputMode="numeric" onChange={change} />;
}
