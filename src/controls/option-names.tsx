import type { SelectField } from '#fields/field.ts';
import { nameless } from '#fields/options.ts';
import { useOptions } from './option-store-context.ts';

export type ReferenceField = Pick<SelectField, 'source' | 'key' | 'params'>;

interface OptionNamesProps {
  readonly field: ReferenceField;
  readonly ids: readonly string[];
}

/** The names of the options with these ids. Sources with parameters are not loaded for them. */
export function OptionNames({ field: { source, key, params }, ids }: OptionNamesProps) {
  const list = useOptions(params === undefined ? { source } : undefined, key === 'id' ? ids : []);
  const names = ids.map((id) => {
    const found = list.kind === 'loaded' && list.options.find((option) => String(option[key]) === id);
    return found ? found.name : nameless(list, id);
  });
  // Marks names that are still read, for those who reserve their place.
  const shown = names.join(', ');
  return shown.includes('…') ? <span data-naming="">{shown}</span> : shown;
}
