import { type PointColumn, pointColumns } from '#domain/points/row.ts';
import { controlId } from '#ui/controls/control.ts';

/** What can have the focus in a row: its cells, and the button that removes the row. */
export type Stop = PointColumn | 'remove';

export interface CellPosition {
  readonly row: number;
  readonly stop: Stop;
}

export function pathOf(table: string, { row, stop }: CellPosition): string {
  return `${table}[${row}][${stop}]`;
}

const stops: readonly Stop[] = [...pointColumns, 'remove'];

/** The position that a key moves to; undefined if it does not move. `toCorner`: Ctrl is pressed with Home or End. */
export function positionAfter(
  key: string,
  { row, stop }: CellPosition,
  rows: number,
  { toCorner }: { toCorner: boolean },
): CellPosition | undefined {
  const at = stops.indexOf(stop);
  const lastColumn = pointColumns.length - 1;
  const targets: Readonly<Record<string, readonly [row: number, at: number]>> = {
    ArrowUp: [row - 1, at],
    ArrowDown: [row + 1, at],
    ArrowLeft: [row, at - 1],
    ArrowRight: [row, at + 1],
    Home: [toCorner ? 0 : row, 0],
    End: [toCorner ? rows - 1 : row, lastColumn],
    Next: at >= lastColumn ? [row + 1, 0] : [row, at + 1],
    Previous: at === 0 ? [row - 1, lastColumn] : [row, at - 1],
  };
  const [nextRow = row, nextAt = at] = targets[key] ?? [];
  const next = stops[nextAt];
  if (next === undefined || nextRow < 0 || nextRow >= rows || (nextRow === row && nextAt === at)) return undefined;
  return { row: nextRow, stop: next };
}

/** Focuses a cell, or after the next frame if it is not rendered yet. */
export function focusCell(table: string, position: CellPosition): void {
  focusPath(pathOf(table, position));
}

export function focusPath(path: string): void {
  const find = () => document.getElementById(controlId(path));
  const cell = find();
  if (cell) cell.focus();
  else requestAnimationFrame(() => find()?.focus());
}

/** The position of the cell that an element belongs to. */
export function positionOf(table: string, element: EventTarget): CellPosition | undefined {
  const id = element instanceof HTMLElement ? element.id : '';
  const start = controlId(`${table}[`);
  if (!id.startsWith(start)) return undefined;
  const [, row = '', stop = ''] = /^(\d+)\]\[(\w+)\]$/.exec(id.slice(start.length)) ?? [];
  const matching = stops.find((each) => each === stop);
  return matching && { row: Number(row), stop: matching };
}
