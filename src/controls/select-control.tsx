import type { SelectField } from '#fields/field.ts';
import type { Option } from '#fields/options.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { Combobox } from '#ui/combobox.tsx';
import type { OptionItem } from '#ui/option-item.ts';
import type { ControlProps } from './control.ts';
import { useOptions } from './option-store-context.ts';
import { useFieldProps } from './use-field-props.ts';

/** A searchable dropdown over an option source. An option without the key that is sent cannot be chosen, and says why. */
export function SelectControl(props: ControlProps<SelectField>) {
  const { field, value, onChange, params } = props;
  const text = useText();
  const list = useOptions(field.params && !params ? undefined : { source: field.source, ...(params && { params }) });
  const chosen = textIn(value);

  const items = list.kind === 'loaded' ? list.options.map(toItem) : [];

  function toItem(option: Option): OptionItem {
    const key = option[field.key];
    return key === null || key === undefined
      ? { id: `without-key-${option.id}`, name: option.name, disabled: true, hint: text('No Pandascore id') }
      : { id: String(key), name: option.name };
  }

  return (
    <Combobox
      {...useFieldProps(props)}
      options={items}
      status={list.kind === 'loaded' ? 'ready' : list.kind}
      onRetry={list.retry}
      value={chosen === '' ? null : (items.find(({ id }) => id === chosen) ?? { id: chosen, name: '…' })}
      onChange={(item) => onChange(item === null ? '' : String(item.id))}
    />
  );
}
