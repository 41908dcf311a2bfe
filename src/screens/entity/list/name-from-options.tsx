import { useMemo } from 'react';
import type { SelectField } from '#fields/field.ts';
import type { OptionStore } from '#fields/options.ts';
import { createOptionStore } from '#lists/options/option-store.ts';
import { useServices } from '#session/services/services-context.ts';
import { OptionNames } from '#ui/controls/option-names.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';

interface NameFromOptionsProps {
  readonly field: SelectField;
  readonly value: string;
  /** The list of the cell. All cells of a list share one option store. */
  readonly list: ListActor;
}

const stores = new WeakMap<ListActor, OptionStore>();

/** The name of a referenced record, for rows without that name. */
export function NameFromOptions({ list, field: { source, key }, value }: NameFromOptionsProps) {
  const { api } = useServices();
  const store = useMemo(() => {
    const listStore = stores.get(list) ?? createOptionStore(api);
    stores.set(list, listStore);
    return listStore;
  }, [api, list]);
  return (
    <OptionStoreContext value={store}>
      <OptionNames field={{ source, key }} ids={[value]} />
    </OptionStoreContext>
  );
}
