import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Icon } from '../base/icon.ts';
import control from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { FieldShell, type FieldShellProps } from './field-shell.tsx';
import css from './text-field.module.css';

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
    /** Counts characters against `maxLength` beside the label. */
    counted?: boolean;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, icon: IconPart, counted, type, ...rest } = props;
  const counter = counted && rest.maxLength !== undefined && (
    <span className={css['counter']} aria-hidden="true">
      {value.length}/{rest.maxLength}
    </span>
  );
  return (
    <FieldShell {...{ label, required, help, error, id }} aside={aside ?? counter}>
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
