import { tidyPhone } from '#domain/phone.ts';
import type { TextField as TextFieldDeclaration } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { NumberTextField } from '#ui/form/number-text-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** One line of text, as its entry asks for it. */
export function TextControl(props: ControlProps<TextFieldDeclaration>) {
  const { field, value, onChange } = props;
  const all = { ...useFieldProps(props), value: textIn(value), onChange };
  switch (field.entry) {
    case 'digits':
      return <NumberTextField {...all} maxLength={field.maxLength} autoComplete="off" />;
    case 'phone':
      return <NumberTextField {...all} maxLength={field.maxLength} prepare={tidyPhone} autoComplete="off" />;
    case 'password':
      return <PasswordField {...all} autoComplete="new-password" />;
    case 'email':
      return <TextField {...all} type="email" autoComplete="off" spellCheck={false} />;
    case 'url':
    case 'video':
      return <TextField {...all} type="url" autoComplete="off" spellCheck={false} />;
    case 'text':
      return <TextField {...all} autoComplete="off" />;
  }
}
