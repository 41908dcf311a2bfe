import type { ImageField } from '#fields/field.ts';
import { FileInput } from '#ui/file-input.tsx';
import { type ControlProps, textValue } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** A picture: the record's own, another one chosen instead, or none. */
export function ImageControl(props: ControlProps<ImageField>) {
  const { value, onChange } = props;
  return (
    <FileInput
      {...useFieldProps(props)}
      value={value instanceof File ? value : textValue(value)}
      onChange={(file) => onChange(file ?? '')}
    />
  );
}
