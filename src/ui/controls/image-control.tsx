import type { ImageField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { FileInput } from '#ui/form/file-input.tsx';
import { type ControlProps, useFieldProps } from './control.ts';

/** A picture: the one of the record, a newly chosen file, or none. */
export function ImageControl(props: ControlProps<ImageField>) {
  const { value, onChange } = props;
  return (
    <FileInput
      {...useFieldProps(props)}
      value={value instanceof File ? value : textIn(value)}
      onChange={(file) => onChange(file ?? '')}
    />
  );
}
