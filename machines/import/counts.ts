import type { ImportRow, RowStatus } from './row.ts';
import { statusOf } from './row.ts';

/** The number of rows in each status. Together they are the number of rows. */
export type Counts = Readonly<Record<RowStatus, number>>;

export const noCounts: Counts = {
  invalid: 0,
  skip: 0,
  same: 0,
  create: 0,
  update: 0,
  sending: 0,
  created: 0,
  updated: 0,
  failed: 0,
  unknown: 0,
};

export function countRows(rows: readonly ImportRow[]): Counts {
  const counts = { ...noCounts };
  for (const row of rows) counts[statusOf(row)] += 1;
  return counts;
}

/** The counts after rows were replaced. Looks at these rows only. */
export function recounted(counts: Counts, before: readonly ImportRow[], after: readonly ImportRow[]): Counts {
  const next = { ...counts };
  for (const row of before) next[statusOf(row)] -= 1;
  for (const row of after) next[statusOf(row)] += 1;
  return next;
}
