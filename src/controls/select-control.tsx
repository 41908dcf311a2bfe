import { useEffect, useRef } from 'react';
import { isRequired, type SelectField } from '#fields/field.ts';
import { nameless, type Option } from '#fields/options.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { Combobox } from '#ui/select/combobox.tsx';
import type { OptionItem } from '#ui/select/option-item.ts';
import type { ControlProps } from './control.ts';
import { pickerOf, useOptions } from './option-store-context.ts';
import { useFieldProps } from './use-field-props.ts';

/** A searchable dropdown over an option source. An option without the key that is sent cannot be chosen, and says why. */
export function SelectControl(props: ControlProps<SelectField>) {
  const { field, value, onChange, params } = props;
  const text = useText();
  const held = textIn(value);
  const asked = field.params && !params ? undefined : { source: field.source, ...(params && { params }) };
  const list = useOptions(asked, field.key === 'id' ? [held] : []);
  const isLoaded = list.kind === 'loaded';
  const items = isLoaded ? list.options.map(toItem) : [];
  const chosen = items.find(({ id }) => id === held);
  const isWhole = isLoaded && list.rest === null;
  useDroppedWithItsParams({ params, isForeign: held !== '' && isWhole && chosen === undefined, onChange });

  function toItem(option: Option): OptionItem {
    const key = option[field.key];
    return key === null || key === undefined
      ? { id: `without-key-${option.id}`, name: option.name, disabled: true, hint: text('No Pandascore id') }
      : { id: String(key), name: option.name };
  }

  return (
    <Combobox
      {...useFieldProps(props)}
      // A new record needs it, so an old one may get another, but not lose the one it has.
      clearable={!isRequired(field, 'create')}
      options={items}
      {...pickerOf(list)}
      value={held === '' ? null : (chosen ?? { id: held, name: nameless(list, held) })}
      onChange={(item) => onChange(item === null ? '' : String(item.id))}
    />
  );
}

interface Dependence {
  readonly params: Readonly<Record<string, string>> | undefined;
  /** The options are there, and what is held is none of them. */
  readonly isForeign: boolean;
  readonly onChange: (value: string) => void;
}

/** A group of another team or series goes when these change; what the record came with stays until then. */
function useDroppedWithItsParams({ params, isForeign, onChange }: Dependence): void {
  const said = JSON.stringify(params);
  const first = useRef(said);
  useEffect(() => {
    if (isForeign && said !== first.current) onChange('');
  }, [isForeign, said, onChange]);
}
