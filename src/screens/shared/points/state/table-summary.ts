import type { Table } from './table.ts';

/** Milliseconds without another change, after which a table is looked at as a whole. */
const settling = 500;

type Listener = () => void;

const rests = new WeakMap<Table, (listener: Listener) => Listener>();

/** To when a table has come to rest: one timer for all who ask, and for many keys. */
export function restOf(table: Table): (listener: Listener) => Listener {
  const known = rests.get(table);
  if (known) return known;
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;
  let unsubscribe = () => {};
  const look = () => {
    const left = changedAt + settling - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer === undefined) for (const listener of listeners) listener();
  };
  const change = () => {
    changedAt = performance.now();
    timer ??= setTimeout(look, settling);
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
  rests.set(table, subscribe);
  return subscribe;
}
