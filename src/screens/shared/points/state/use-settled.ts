import { useEffect, useState } from 'react';
import type { PointRow } from '#domain/points/row.ts';
import type { Table } from './table.ts';
import { settledSubscription } from './table-summary.ts';

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
