import { use } from 'react';
import type { Field } from '#fields/field.ts';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';

export type NamesOf = (field: Field, ids: readonly string[]) => string | undefined;

/** Returns a function that names the records of a reference, as far as the dropdowns have read them. */
export function useOptions(): NamesOf {
  const options = use(OptionStoreContext);
  return (field, ids) => {
    if (field.kind !== 'select' && field.kind !== 'multiSelect') return undefined;
    const list = options?.get({ source: field.source });
    if (list?.kind !== 'loaded') return undefined;
    const key = field.kind === 'select' ? field.key : 'id';
    const names = ids.map((id) => list.options.find((option) => String(option[key]) === id)?.name);
    return names.every((name) => name !== undefined) ? names.join('; ') : undefined;
  };
}
