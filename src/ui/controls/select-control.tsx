import { useEffect, useRef } from 'react';
import { isRequired, type SelectField } from '#fields/field.ts';
import { nameless, type Option } from '#fields/options.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { Combobox } from '#ui/select/combobox.tsx';
import type { OptionItem } from '#ui/select/option-item.ts';
import { type ControlProps, useFieldProps } from './control.ts';
import { pickerOf, useOptions } from './option-store-context.ts';

/** A searchable dropdown over an option source. An option without the key that is sent is disabled and shows why. */
export function SelectControl(props: ControlProps<SelectField>) {
  const { field, value, onChange, params } = props;
  const text = useText();
  const current = textIn(value);
  const query = field.params && !params ? undefined : { source: field.source, ...(params && { params }) };
  const list = useOptions(query, field.key === 'id' ? [current] : []);
  const isLoaded = list.kind === 'loaded';
  const items = isLoaded ? list.options.map(toItem) : [];
  const chosen = items.find(({ id }) => id === current);
  const isComplete = isLoaded && list.rest === null;
  const isUnlisted = current !== '' && isComplete && chosen === undefined;
  // The value of the record, which it would lose with any other choice.
  const unlinked = current === '' ? list.unlisted?.get('') : undefined;
  const paramsKey = JSON.stringify(params);
  const initialKey = useRef(paramsKey);
  // Clears an unlisted value when the parameters change. The value that the record was loaded with stays until then.
  useEffect(() => {
    if (isUnlisted && paramsKey !== initialKey.current) onChange('');
  }, [isUnlisted, paramsKey, onChange]);

  function toItem(option: Option): OptionItem {
    const key = option[field.key];
    return key === null || key === undefined
      ? { id: `without-key-${option.id}`, name: option.name, disabled: true, hint: text('No Pandascore id') }
      : { id: String(key), name: option.name };
  }

  return (
    <Combobox
      {...useFieldProps(props)}
      // A new record requires a value, so the value of an existing record can be replaced but not cleared.
      clearable={!isRequired(field, 'create')}
      options={items}
      {...pickerOf(list)}
      help={unlinked && text('{{name}} has no Pandascore id, so it cannot be chosen here.', { name: unlinked })}
      value={
        current === '' && unlinked === undefined ? null : (chosen ?? { id: current, name: nameless(list, current) })
      }
      onChange={(item) => onChange(item === null ? '' : String(item.id))}
    />
  );
}
