import type { TextField as TextFieldDeclaration } from '#fields/field.ts';
import { NumberTextField } from '#ui/number-text-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ControlProps, textValue } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** One line of text, or of digits. */
export function TextControl(props: ControlProps<TextFieldDeclaration>) {
  const { field, value, onChange } = props;
  const fieldProps = useFieldProps(props);
  if (field.digits && field.maxLength !== undefined) {
    return <NumberTextField {...fieldProps} value={textValue(value)} onChange={onChange} maxLength={field.maxLength} />;
  }
  return <TextField {...fieldProps} value={textValue(value)} onChange={onChange} autoComplete="off" />;
}
