import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type Ref, useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import control from '../form/control.module.css';
import { type FieldProps, FieldShell } from '../form/field-shell.tsx';
import { SlowNotice } from '../loading/slow-notice.tsx';
import css from './combobox.module.css';
import type { OptionItem } from './option-item.ts';
import { OptionList } from './option-list.tsx';
import { useOptionPicker } from './use-option-picker.ts';
import type { OptionSource } from './use-option-search.ts';

export type ComboboxProps = FieldProps &
  OptionSource & {
    /** The item with its name. It need not be among the options. */
    value: OptionItem | null;
    onChange: (item: OptionItem | null) => void;
    placeholder?: string | undefined;
    /** Whether a button clears the value. By default true unless the field is required. */
    clearable?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A searchable drop-down of records (section 2). Deleting the text clears the value. */
export function Combobox(props: ComboboxProps) {
  const { label, required, help, error, disabled, id, name, value, onChange, placeholder, ref } = props;
  const text = useText();
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const clear = () => onChange(null);
  const { search, combobox, around, input, list } = useOptionPicker({
    ...props,
    fieldId,
    restingText: value?.name ?? '',
    selected: value,
    several: false,
    onPick: onChange,
  });
  const showsClear = !required && props.clearable !== false && value && !disabled;

  function type(words: string) {
    search.type(words);
    // At once: the form can be saved while the focus is still here, and must save what it shows.
    if (words === '') clear();
  }

  return (
    <FieldShell
      {...{ label, required, help, error }}
      notice={list.calls && !list.open && <SlowNotice calls={list.calls} />}
      id={fieldId}
    >
      {(attributes) => (
        <div className={control['wrap']} ref={around}>
          <input
            {...combobox.getInputProps({
              ...attributes,
              ref: ref ?? null,
              disabled,
              ...input,
              onFocus: (event) => event.currentTarget.select(),
              onChange: (event) => type(event.currentTarget.value),
            })}
            name={name}
            className={classNames(control['control'], css['input'], showsClear && css['clearable'])}
            placeholder={placeholder ?? text('Select...')}
            spellCheck={false}
          />
          <span className={css['end']}>
            {showsClear && <IconButton size="small" icon={X} label={text('Clear')} onClick={clear} />}
            <button
              type="button"
              className={css['toggle']}
              {...combobox.getToggleButtonProps({ disabled: disabled ?? false, 'aria-label': text('Show options') })}
            >
              <ChevronDown size={16} />
            </button>
          </span>
          <OptionList {...list} chosen={(item) => item.id === value?.id} emptyMessage={text('No results found')} />
        </div>
      )}
    </FieldShell>
  );
}
