import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import control from '../form/control.module.css';
import { type FieldProps, FieldShell } from '../form/field-shell.tsx';
import { SlowNotice } from '../loading/slow-notice.tsx';
import type { OptionItem } from './option-item.ts';
import { OptionList } from './option-list.tsx';
import css from './option-picker.module.css';
import { type OptionPickerSettings, useOptionPicker } from './use-option-picker.ts';
import type { OptionSource } from './use-option-search.ts';

/** The props that combobox and multi-select have in common. */
export type PickerProps = FieldProps &
  OptionSource & {
    placeholder?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  };

type OptionPickerProps = PickerProps &
  Pick<OptionPickerSettings, 'restingText' | 'selected' | 'several' | 'onPick'> & {
    isChosen: (item: OptionItem) => boolean;
    /** Called when the user deletes the whole text. */
    onEmptied?: () => void;
    /** Shows a button that clears the value. */
    onClear?: (() => void) | undefined;
    /** At the end of the label's line. */
    aside?: ReactNode;
    /** Above the options. */
    header?: (search: ReturnType<typeof useOptionPicker>['search']) => ReactNode;
    /** Under the box. */
    children?: ReactNode;
  };

/** The box with a list of options under it. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, required, help, error, disabled, id, name, placeholder, ref, options, several } = props;
  const { isChosen, onEmptied, onClear, aside, header, children } = props;
  const text = useText();
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const { search, combobox, around, input, list } = useOptionPicker({ ...props, fieldId });
  const hasNoRecords = several && options.length === 0 && !search.typed;

  function type(words: string) {
    search.type(words);
    // At once: the form can be saved while the focus is still here, and must save what it shows.
    if (words === '') onEmptied?.();
  }

  return (
    <FieldShell
      {...{ label, required, help, error, aside }}
      notice={list.calls && !list.open && <SlowNotice calls={list.calls} />}
      id={fieldId}
    >
      {(attributes) => (
        <div>
          <div className={control['wrap']} ref={around}>
            <input
              {...combobox.getInputProps({
                ...attributes,
                ref: ref ?? null,
                disabled,
                ...input,
                onFocus: (event) => several || event.currentTarget.select(),
                onChange: (event) => type(event.currentTarget.value),
              })}
              name={name}
              className={classNames(control['control'], css['input'], onClear && css['clearable'])}
              placeholder={placeholder ?? text('Select...')}
              spellCheck={false}
            />
            <span className={css['end']}>
              {onClear && <IconButton size="small" icon={X} label={text('Clear')} onClick={onClear} />}
              <button
                type="button"
                className={css['toggle']}
                {...combobox.getToggleButtonProps({ disabled: disabled ?? false, 'aria-label': text('Show options') })}
              >
                <ChevronDown size={16} />
              </button>
            </span>
            <OptionList
              {...list}
              multiple={several}
              chosen={isChosen}
              header={header?.(search)}
              emptyMessage={hasNoRecords ? text('No record found') : text('No results found')}
            />
          </div>
          {children}
        </div>
      )}
    </FieldShell>
  );
}
