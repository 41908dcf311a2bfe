import { tidyPhone } from '#domain/phone.ts';
import type { TextField as TextFieldDeclaration } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { NumberTextField } from '#ui/form/number-text-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** One line of text, with the keyboard and the checks of its kind of entry. */
export function TextControl(props: ControlProps<TextFieldDeclaration>) {
  const { field, value, onChange } = props;
  const fieldProps = { ...useFieldProps(props), value: textIn(value), onChange };
  switch (field.entry) {
    case 'digits':
      return <NumberTextField {...fieldProps} maxLength={field.maxLength} autoComplete="off" />;
    case 'phone':
      return <NumberTextField {...fieldProps} maxLength={field.maxLength} prepare={tidyPhone} autoComplete="off" />;
    case 'password':
      return <PasswordField {...fieldProps} autoComplete="new-password" />;
    case 'email':
      return <TextField {...fieldProps} type="email" autoComplete="off" spellCheck={false} />;
    case 'url':
    case 'video':
      return <TextField {...fieldProps} type="url" autoComplete="off" spellCheck={false} />;
    case 'text':
      return <TextField {...fieldProps} autoComplete="off" />;
  }
}
