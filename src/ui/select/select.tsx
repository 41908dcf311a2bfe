import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { classNames } from '../base/class-names.ts';
import control from '../form/control.module.css';
import { type FieldProps, FieldShell } from '../form/field-shell.tsx';
import css from './select.module.css';

export type SelectOption<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

export type SelectProps<Value extends string = string> = FieldProps & {
  options: readonly SelectOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen; not selectable. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
};

/** A native select for a short, fixed list. Use `Combobox` for records. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, required, help, error, id, options, value, onChange, placeholder, ...rest } = props;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldShell {...{ label, required, help, error, id }}>
      {(attributes) => (
        <div className={control['wrap']}>
          <select
            {...rest}
            {...attributes}
            className={classNames(control['control'], css['select'], value === '' && css['empty'])}
            value={value}
            onChange={(event) => choose(event.target.value)}
          >
            {(placeholder !== undefined || value === '') && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} className={css['chevron']} />
        </div>
      )}
    </FieldShell>
  );
}
