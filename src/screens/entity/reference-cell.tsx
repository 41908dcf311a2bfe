import { useOptions } from '#controls/option-store-context.ts';
import type { SelectField } from '#fields/field.ts';
import type { ListRow } from '#machines/list/types.ts';

interface ReferenceCellProps {
  readonly field: SelectField;
  readonly name: string;
  readonly row: ListRow;
}

/** Another record by its name: the row's own (`game_name` beside `game_id`), or that of the option with its id. */
export function ReferenceCell({ field, name, row }: ReferenceCellProps) {
  const given = row[name.endsWith('_id') ? name.replace(/_id$/, '_name') : `${name}_name`];
  const value = row[name];
  if (typeof given === 'string') return given;
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '–';
  return <NameFromOptions field={field} value={String(value)} />;
}

function NameFromOptions({ field, value }: { field: SelectField; value: string }) {
  const list = useOptions({ source: field.source });
  if (list.kind !== 'loaded') return '…';
  return list.options.find((option) => String(option[field.key]) === value)?.name ?? '–';
}
