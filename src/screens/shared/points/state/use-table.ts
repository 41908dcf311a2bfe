import { useCallback, useSyncExternalStore } from 'react';
import type { Table, TableState } from './table.ts';

/** A part of the table. Renders again only when that part changes, so `select` must return a primitive or a stable value. */
export function useTable<Part>(table: Table, select: (state: TableState) => Part): Part {
  return useSyncExternalStore(table.subscribe, () => select(table.state()));
}

/** Like `useTable`, for values that depend on one row only. */
export function useTableRow<Part>(table: Table, row: number, select: (state: TableState) => Part): Part {
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener, row), [table, row]);
  return useSyncExternalStore(subscribe, () => select(table.state()));
}
