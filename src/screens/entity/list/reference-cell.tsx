import { lazy, Suspense } from 'react';
import type { SelectField } from '#fields/field.ts';
import { referenceName } from '#fields/value.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';

/** Loaded lazily, as most servers send the names. If the code cannot be fetched, the cell shows the id. */
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

/** The name of another record: from the row (`game_name` beside `game_id`) or from the option with its id. */
export function ReferenceCell({ field, name, row, list }: ReferenceCellProps) {
  const ownName = referenceName(row, name);
  const value = row[name];
  if (ownName !== undefined) return ownName;
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '–';
  return (
    <Suspense fallback="…">
      <NameFromOptions field={field} value={String(value)} list={list} />
    </Suspense>
  );
}
