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
  // A style can wait for names that are still being read.
  return <span data-naming={names.includes('…') ? '' : undefined}>{names.join(', ')}</span>;
}
