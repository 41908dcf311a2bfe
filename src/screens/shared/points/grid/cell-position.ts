import type { PointColumn } from '#domain/points/row.ts';

/** What can be gone to in a row: its cells, and the button that takes the row out. */
export type Stop = PointColumn | 'remove';

export interface Place {
  readonly row: number;
  readonly stop: Stop;
}

export function pathOf(table: string, { row, stop }: Place): string {
  return `${table}[${row}][${stop}]`;
}
