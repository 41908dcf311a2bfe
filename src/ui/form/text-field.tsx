import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Icon } from '../base/icon.ts';
import control from './control.module.css';
import { type FieldProps, FieldShell, type FieldShellProps } from './field-shell.tsx';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'spellCheck'
>;

export type TextFieldProps = FieldProps &
  Native &
  Pick<FieldShellProps, 'aside'> & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'tel' | 'url' | 'date';
    /** Shown inside the box, before the text. */
    icon?: Icon;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, icon: IconPart, type, ...rest } = props;
  return (
    <FieldShell {...{ label, required, help, error, id, aside }}>
      {(attributes) => (
        <div className={control['wrap']}>
          {IconPart && <IconPart size={16} className={classNames(control['start'])} />}
          <input
            {...rest}
            {...attributes}
            type={type ?? 'text'}
            className={control['control']}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldShell>
  );
}
