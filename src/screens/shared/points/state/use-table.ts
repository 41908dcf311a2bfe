import { useCallback, useSyncExternalStore } from 'react';
import type { Table, TableState } from './table.ts';

/** A part of the table, plain or kept as it is: whoever asks is drawn again only when that part is another. */
export function useTable<Part>(table: Table, partOf: (state: TableState) => Part): Part {
  return useSyncExternalStore(table.subscribe, () => partOf(table.state()));
}

/** The same of what belongs to one row. */
export function useTableRow<Part>(table: Table, row: number, partOf: (state: TableState) => Part): Part {
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener, row), [table, row]);
  return useSyncExternalStore(subscribe, () => partOf(table.state()));
}
