import { useEffect, useState } from 'react';
import type { PointRow } from '#domain/points/row.ts';
import type { Table } from './table.ts';
import { restOf } from './table-summary.ts';

/**
 * What the rows say once typing has come to rest: what is worked out from all of them keeps no key waiting. `partOf` is to
 * stay the same function.
 */
export function useSettled<Part>(table: Table, partOf: (rows: readonly PointRow[]) => Part): Part {
  const [part, setPart] = useState(() => partOf(table.state().rows));
  useEffect(() => {
    const take = () => setPart(() => partOf(table.state().rows));
    take();
    return restOf(table)(take);
  }, [table, partOf]);
  return part;
}
