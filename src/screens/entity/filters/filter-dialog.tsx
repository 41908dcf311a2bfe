import { type SyntheticEvent, useId, useState } from 'react';
import type { SelectField } from '#fields/field.ts';
import { nameless } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import type { Filters } from '#machines/list/types.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext, pickerOf, useOptions } from '#ui/controls/option-store-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MultiSelect } from '#ui/select/multi-select.tsx';
import { type SelectFilter, valuesOf } from './filter-fields.ts';

interface FilterDialogProps {
  readonly filter: SelectFilter;
  /** Those that the list has. */
  readonly filters: Filters | undefined;
  readonly onValues: (filter: SelectFilter, values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses the records by which a list is filtered. */
export function FilterDialog({ filter, filters, onValues, onClose }: FilterDialogProps) {
  const text = useText();
  const id = useId();
  const { member, field } = filter;
  const values = valuesOf(filters, member);
  const [chosen, setChosen] = useState(values);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
    if (chosen.join() !== values.join()) onValues(filter, chosen);
  }

  return (
    <Dialog
      open
      size="small"
      title={text('Filter by {{name}}', { name: text(field.label) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {text('Apply')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <OptionStoreContext value={useOptionStore()}>
          <Records field={field} values={chosen} onValues={setChosen} />
        </OptionStoreContext>
      </form>
    </Dialog>
  );
}

interface RecordsProps {
  readonly field: SelectField;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

function Records({ field, values, onValues }: RecordsProps) {
  const text = useText();
  const { source, key, label } = field;
  const list = useOptions({ source }, key === 'id' ? values : []);
  const items = (list.kind === 'loaded' ? list.options : []).flatMap((option) =>
    option[key] == null ? [] : [{ id: String(option[key]), name: option.name }],
  );
  const chosen = values.map((id) => items.find((item) => item.id === id) ?? { id, name: nameless(list, id) });
  return (
    <MultiSelect
      label={text(label)}
      options={items}
      {...pickerOf(list)}
      value={chosen}
      onChange={(next) => onValues(next.map(({ id }) => String(id)))}
    />
  );
}
