import type { ImageField } from '#fields/field.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { type ControlProps, textValue } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** Most forms have no picture: its control comes with the first that has. */
const inputCode = lazyCode(() => import('#ui/file-input.tsx'));

/** A picture: the record's own, another one chosen instead, or none. */
export function ImageControl(props: ControlProps<ImageField>) {
  const { value, onChange } = props;
  const fieldProps = useFieldProps(props);
  return (
    <LazyPage code={inputCode}>
      {({ FileInput }) => (
        <FileInput
          {...fieldProps}
          value={value instanceof File ? value : textValue(value)}
          onChange={(file) => onChange(file ?? '')}
        />
      )}
    </LazyPage>
  );
}
