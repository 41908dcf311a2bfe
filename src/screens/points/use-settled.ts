import { useEffect, useState } from 'react';
import type { PointRow } from '#domain/points/row.ts';
import type { Table } from './table.ts';

/** Milliseconds without another change, after which the table is looked at as a whole. */
const settling = 300;

/**
 * What the rows say once typing has come to rest: what is worked out from all of them keeps no key waiting. `partOf` is to
 * stay the same function.
 */
export function useSettled<Part>(table: Table, partOf: (rows: readonly PointRow[]) => Part): Part {
  const [part, setPart] = useState(() => partOf(table.state().rows));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changedAt = 0;
    const take = () => setPart(() => partOf(table.state().rows));
    // One timer for many keys.
    const look = () => {
      const left = changedAt + settling - performance.now();
      timer = left > 0 ? setTimeout(look, left) : undefined;
      if (timer === undefined) take();
    };
    const unsubscribe = table.subscribe(() => {
      changedAt = performance.now();
      timer ??= setTimeout(look, settling);
    });
    take();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [table, partOf]);
  return part;
}
