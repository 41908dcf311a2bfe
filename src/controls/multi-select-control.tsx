import type { MultiSelectField } from '#fields/field.ts';
import { idsIn } from '#fields/value.ts';
import { MultiSelect } from '#ui/multi-select.tsx';
import type { ControlProps } from './control.ts';
import { useOptions } from './option-store-context.ts';
import { useFieldProps } from './use-field-props.ts';

/** Several of an option source's items, with Check All, Uncheck All and their number (section 2). */
export function MultiSelectControl(props: ControlProps<MultiSelectField>) {
  const { field, value, onChange } = props;
  const list = useOptions({ source: field.source });
  const items = list.kind === 'loaded' ? list.options.map(({ id, name }) => ({ id: String(id), name })) : [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = idsIn(value).map((id) => byId.get(id) ?? { id, name: list.kind === 'loading' ? '…' : `#${id}` });
  return (
    <MultiSelect
      {...useFieldProps(props)}
      options={items}
      status={list.kind === 'loaded' ? 'ready' : list.kind}
      onRetry={list.retry}
      value={chosen}
      onChange={(picked) => onChange(picked.map(({ id }) => String(id)))}
    />
  );
}
