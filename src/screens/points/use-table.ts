import { useSyncExternalStore } from 'react';
import type { Table, TableState } from './table.ts';

/** A part of the table, plain or kept as it is: whoever asks is drawn again only when that part is another. */
export function useTable<Part>(table: Table, partOf: (state: TableState) => Part): Part {
  return useSyncExternalStore(table.subscribe, () => partOf(table.state()));
}
