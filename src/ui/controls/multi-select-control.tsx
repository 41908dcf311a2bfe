import type { MultiSelectField } from '#fields/field.ts';
import { nameless } from '#fields/options.ts';
import { idsIn } from '#fields/value.ts';
import { MultiSelect } from '#ui/select/multi-select.tsx';
import { type ControlProps, useFieldProps } from './control.ts';
import { pickerOf, useOptions } from './option-store-context.ts';

/** Several options of a source, with Check All, Uncheck All and the number of selected ones (section 2). */
export function MultiSelectControl(props: ControlProps<MultiSelectField>) {
  const { field, value, onChange } = props;
  const list = useOptions({ source: field.source }, idsIn(value));
  const items = list.kind === 'loaded' ? list.options.map(({ id, name }) => ({ id: String(id), name })) : [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = idsIn(value).map((id) => byId.get(id) ?? { id, name: nameless(list, id) });
  return (
    <MultiSelect
      {...useFieldProps(props)}
      options={items}
      {...pickerOf(list)}
      value={chosen}
      onChange={(next) => onChange(next.map(({ id }) => String(id)))}
    />
  );
}
