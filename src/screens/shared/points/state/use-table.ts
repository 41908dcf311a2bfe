import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';
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

const settled = new WeakMap<Table, Listeners>();

/** Listeners that are notified when a table has settled. All of a table share one timer. */
function settledListeners(table: Table): Listeners {
  const listeners = settled.get(table) ?? new Listeners(connect);
  settled.set(table, listeners);
  return listeners;

  function connect() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changedAt = 0;
    const check = () => {
      const left = changedAt + settleDelayMs - performance.now();
      timer = left > 0 ? setTimeout(check, left) : undefined;
      if (timer === undefined) listeners.notify();
    };
    const unsubscribe = table.subscribe(() => {
      changedAt = performance.now();
      timer ??= setTimeout(check, settleDelayMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }
}

/**
 * A value computed from all rows after typing has settled, so that the computation delays no keystroke. `select` must be a
 * stable function.
 */
export function useSettled<Part>(table: Table, select: (rows: readonly PointRow[]) => Part): Part {
  const [part, setPart] = useState(() => select(table.state().rows));
  useEffect(() => {
    const update = () => setPart(() => select(table.state().rows));
    update();
    return settledListeners(table).subscribe(update);
  }, [table, select]);
  return part;
}
