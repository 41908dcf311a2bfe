import { controlId } from '#controls/control.ts';
import { type PointColumn, pointColumns } from '#domain/points/row.ts';

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
) {
  const at = stops.indexOf(stop);
  const to = (nextRow: number, nextAt: number): CellPosition | undefined => {
    const next = stops[nextAt];
    if (next === undefined || nextRow < 0 || nextRow >= rows) return undefined;
    return nextRow === row && nextAt === at ? undefined : { row: nextRow, stop: next };
  };
  const lastColumn = pointColumns.length - 1;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, at);
    case 'ArrowDown':
      return to(row + 1, at);
    case 'ArrowLeft':
      return to(row, at - 1);
    case 'ArrowRight':
      return to(row, at + 1);
    case 'Home':
      return to(toCorner ? 0 : row, 0);
    case 'End':
      return to(toCorner ? rows - 1 : row, lastColumn);
    case 'Next':
      return at >= lastColumn ? to(row + 1, 0) : to(row, at + 1);
    case 'Previous':
      return at === 0 ? to(row - 1, lastColumn) : to(row, at - 1);
    default:
      return undefined;
  }
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
