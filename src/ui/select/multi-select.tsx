import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type Ref, useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { Button } from '../button/button.tsx';
import control from '../form/control.module.css';
import { type FieldProps, FieldShell } from '../form/field-shell.tsx';
import { SlowNotice } from '../loading/slow-notice.tsx';
import combo from './combobox.module.css';
import css from './multi-select.module.css';
import type { OptionItem } from './option-item.ts';
import { OptionList } from './option-list.tsx';
import { useOptionPicker } from './use-option-picker.ts';
import type { OptionSource } from './use-option-search.ts';

export type MultiSelectProps = FieldProps &
  OptionSource & {
    value: readonly OptionItem[];
    onChange: (items: readonly OptionItem[]) => void;
    placeholder?: string | undefined;
    ref?: Ref<HTMLInputElement>;
  };

/** A drop-down for several records, with Check All, Uncheck All and the number of selected ones (section 2). */
export function MultiSelect(props: MultiSelectProps) {
  const { label, required, help, error, disabled, id, name, value, onChange, placeholder, ref, options } = props;
  const text = useText();
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const chosen = new Set(value.map((item) => item.id));
  const without = (item: OptionItem) => value.filter((each) => each.id !== item.id);
  const { search, combobox, around, input, list } = useOptionPicker({
    ...props,
    fieldId,
    restingText: '',
    selected: null,
    several: true,
    onPick: (item) => onChange(chosen.has(item.id) ? without(item) : [...value, item]),
  });
  // The search text limits both Check All and Uncheck All.
  const matching = () => search.matching().filter((item) => !item.disabled);
  const checkAll = () => onChange([...value, ...matching().filter((item) => !chosen.has(item.id))]);

  function uncheckAll() {
    const unchecked = new Set(matching().map((item) => item.id));
    onChange(value.filter((item) => !unchecked.has(item.id)));
  }

  const count = text('{{count}} selected', { count: value.length });
  const empty = options.length === 0 && !search.typed;

  return (
    <FieldShell
      {...{ label, required, help, error }}
      notice={list.calls && !list.open && <SlowNotice calls={list.calls} />}
      id={fieldId}
      aside={<output className={css['count']}>{count}</output>}
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
                onChange: (event) => search.type(event.currentTarget.value),
              })}
              name={name}
              className={classNames(control['control'], combo['input'])}
              placeholder={placeholder ?? (value.length > 0 ? count : text('Select...'))}
              spellCheck={false}
            />
            <span className={combo['end']}>
              <button
                type="button"
                className={combo['toggle']}
                {...combobox.getToggleButtonProps({ disabled: disabled ?? false, 'aria-label': text('Show options') })}
              >
                <ChevronDown size={16} />
              </button>
            </span>
            <OptionList
              {...list}
              multiple
              chosen={(item) => chosen.has(item.id)}
              emptyMessage={empty ? text('No record found') : text('No results found')}
              header={
                search.shown.some((item) => !item.disabled) && (
                  <div className={css['all']}>
                    <Button size="small" variant="ghost" onClick={checkAll}>
                      {text('Check All')}
                    </Button>
                    <Button size="small" variant="ghost" onClick={uncheckAll}>
                      {text('Uncheck All')}
                    </Button>
                  </div>
                )
              }
            />
          </div>
          <SelectedTags items={value} disabled={disabled ?? false} onRemove={(item) => onChange(without(item))} />
        </div>
      )}
    </FieldShell>
  );
}

type SelectedTagsProps = {
  items: readonly OptionItem[];
  disabled: boolean;
  onRemove: (item: OptionItem) => void;
};

/** The selected items, each with a button that removes it. */
function SelectedTags({ items, disabled, onRemove }: SelectedTagsProps) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <ul className={css['tags']}>
      {items.map((item) => (
        <li key={item.id} className={css['tag']}>
          <span className="ellipsis">{item.name}</span>
          <button
            type="button"
            className={css['remove']}
            disabled={disabled}
            aria-label={text('Remove {{name}}', { name: item.name })}
            onClick={() => onRemove(item)}
          >
            <X size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
