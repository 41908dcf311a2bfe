import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PointRow } from '#domain/points/row.ts';
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

/** The time without a change after which values of the whole table are computed. */
const settleDelayMs = 500;

/**
 * A value computed from all rows after typing has settled, so that the computation delays no keystroke. `select` must be a
 * stable function.
 */
export function useSettled<Part>(table: Table, select: (rows: readonly PointRow[]) => Part): Part {
  const [part, setPart] = useState(() => select(table.state().rows));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setPart(() => select(table.state().rows));
    update();
    const unsubscribe = table.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(update, settleDelayMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [table, select]);
  return part;
}
