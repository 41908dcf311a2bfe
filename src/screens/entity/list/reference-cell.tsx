import { lazy, Suspense } from 'react';
import type { SelectField } from '#fields/field.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';

/** Loaded lazily, as most servers send the names. If the code cannot be fetched, the cell shows the id. */
const NameFromOptions = lazy(async () => {
  try {
    return { default: (await import('./name-from-options.tsx')).NameFromOptions };
  } catch {
    return { default: ({ value }: { value: string }) => <span>{`#${value}`}</span> };
  }
});

interface ReferenceCellProps {
  readonly field: SelectField;
  readonly name: string;
  readonly row: ListRow;
  readonly list: ListActor;
}

/** The name of another record whose row has only its id: from the option with that id. */
export function ReferenceCell({ field, name, row, list }: ReferenceCellProps) {
  const value = row[name];
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return <span>–</span>;
  return (
    <Suspense fallback={<span>…</span>}>
      <NameFromOptions field={field} value={String(value)} list={list} />
    </Suspense>
  );
}
