import { controlId } from '#controls/control.ts';
import { pointColumns } from '#domain/points/row.ts';
import { type Place, pathOf, type Stop } from './cell-position.ts';

const stops: readonly Stop[] = [...pointColumns, 'remove'];

/** Where a key leads from a cell; undefined where it leads nowhere else. Without Ctrl but for Home and End. */
export function placeAfter(key: string, { row, stop }: Place, rows: number, { toCorner }: { toCorner: boolean }) {
  const at = stops.indexOf(stop);
  const to = (nextRow: number, nextAt: number): Place | undefined => {
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

/** Puts the focus on a cell; one that is only now being drawn gets it with the next frame. */
export function goTo(table: string, place: Place): void {
  goToPath(pathOf(table, place));
}

export function goToPath(path: string): void {
  const find = () => document.getElementById(controlId(path));
  const cell = find();
  if (cell) cell.focus();
  else requestAnimationFrame(() => find()?.focus());
}

/** The cell that an element of the table belongs to. */
export function placeOf(table: string, element: EventTarget): Place | undefined {
  const id = element instanceof HTMLElement ? element.id : '';
  const start = controlId(`${table}[`);
  if (!id.startsWith(start)) return undefined;
  const [, row = '', stop = ''] = /^(\d+)\]\[(\w+)\]$/.exec(id.slice(start.length)) ?? [];
  const known = stops.find((each) => each === stop);
  return known && { row: Number(row), stop: known };
}
