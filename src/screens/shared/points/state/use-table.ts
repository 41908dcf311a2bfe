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

type Listener = () => void;

const subscriptions = new WeakMap<Table, (listener: Listener) => Listener>();

/** Subscribes to the moments when a table has settled. All subscribers of a table share one timer. */
function settledSubscription(table: Table): (listener: Listener) => Listener {
  const known = subscriptions.get(table);
  if (known) return known;
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;
  let unsubscribe = () => {};
  const check = () => {
    const left = changedAt + settleDelayMs - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    if (timer === undefined) for (const listener of listeners) listener();
  };
  const change = () => {
    changedAt = performance.now();
    timer ??= setTimeout(check, settleDelayMs);
  };
  const subscribe = (listener: Listener) => {
    if (listeners.size === 0) unsubscribe = table.subscribe(change);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      unsubscribe();
      clearTimeout(timer);
      timer = undefined;
    };
  };
  subscriptions.set(table, subscribe);
  return subscribe;
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
    return settledSubscription(table)(update);
  }, [table, select]);
  return part;
}
