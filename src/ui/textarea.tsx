import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import css from './textarea.module.css';

type Native = Pick<ComponentPropsWithRef<'textarea'>, 'ref' | 'maxLength' | 'placeholder' | 'readOnly' | 'rows'>;

export type TextareaProps = FieldProps & Native & { value: string; onChange: (value: string) => void };

/** Several lines of text; the box grows with them. */
export function Textarea(props: TextareaProps) {
  const { label, required, help, error, id, value, onChange, rows = 4, ...rest } = props;
  return (
    <FieldShell {...{ label, required, help, error, id }}>
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          rows={rows}
          className={classNames(control['control'], css['textarea'])}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldShell>
  );
}
