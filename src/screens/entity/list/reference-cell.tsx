import { lazy, Suspense } from 'react';
import type { SelectField } from '#fields/field.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { referenceName } from './reference-name.ts';

/** Few servers leave the names out: what finds them is fetched where one does. Without it the number stands there. */
const NameFromOptions = lazy(async () => {
  try {
    return { default: (await import('./name-from-options.tsx')).NameFromOptions };
  } catch {
    return { default: ({ value }: { value: string }) => <>#{value}</> };
  }
});

interface ReferenceCellProps {
  readonly field: SelectField;
  readonly name: string;
  readonly row: ListRow;
  readonly list: ListActor;
}

/** Another record by its name: the row's own (`game_name` beside `game_id`), or that of the option with its id. */
export function ReferenceCell({ field, name, row, list }: ReferenceCellProps) {
  const given = referenceName(row, name);
  const value = row[name];
  if (given !== undefined) return given;
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '–';
  return (
    <Suspense fallback="…">
      <NameFromOptions field={field} value={String(value)} list={list} />
    </Suspense>
  );
}
