import type { PointColumn } from '#domain/points/row.ts';

/** What can have the focus in a row: its cells, and the button that removes the row. */
export type Stop = PointColumn | 'remove';

export interface CellPosition {
  readonly row: number;
  readonly stop: Stop;
}

export function pathOf(table: string, { row, stop }: CellPosition): string {
  return `${table}[${row}][${stop}]`;
}
