import type { ComponentPropsWithRef, ReactNode } from 'react';
import control from './control.module.css';
import { type FieldProps, FieldShell, type FieldShellProps } from './field-shell.tsx';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

export type TextFieldProps = FieldProps &
  Native &
  Pick<FieldShellProps, 'aside'> & {
    value: string;
    /** `box` is the input, for fields that correct what was typed. */
    onChange: (value: string, box: HTMLInputElement) => void;
    type?: 'text' | 'email' | 'url' | 'password';
    /** A button at the end of the box. */
    end?: (boxId: string) => ReactNode;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, type = 'text', end, ...rest } = props;
  return (
    <FieldShell {...{ label, required, help, error, id, aside }}>
      {(attributes) => (
        <div className={control['wrap']}>
          <input
            {...rest}
            {...attributes}
            type={type}
            className={control['control']}
            value={value}
            onChange={({ target }) => onChange(target.value, target)}
          />
          {end && <span className={control['end']}>{end(attributes.id)}</span>}
        </div>
      )}
    </FieldShell>
  );
}
