import { countIn, type PointColumn, type PointRow } from './row.ts';

/** Position points and finishes, one point a finish; undefined until both are there. */
export function sumOf(row: PointRow): number | undefined {
  const finishes = countIn(row, 'total_finish');
  const position = countIn(row, 'position_point');
  return finishes === undefined || position === undefined ? undefined : finishes + position;
}

/** A total that somebody gave. */
export interface Override {
  readonly sum: number;
  readonly total: number;
}

/** The total where it says something else than its parts: headstarts, bonuses and penalties exist. */
export function overrideOf(row: PointRow): Override | undefined {
  const sum = sumOf(row);
  const total = countIn(row, 'total_point');
  return sum === undefined || total === undefined || sum === total ? undefined : { sum, total };
}

/**
 * The row with one cell typed. The total follows its parts for as long as it is their sum, or empty; one that was given
 * stays as it was.
 */
export function withCell(row: PointRow, column: PointColumn, typed: string): PointRow {
  const changed = { ...row, [column]: typed };
  if (column !== 'total_finish' && column !== 'position_point') return changed;
  return isAutomatic(row) ? withSum(changed) : changed;
}

/** The row with its total taken from its parts. */
export function withSum(row: PointRow): PointRow {
  const sum = sumOf(row);
  return { ...row, total_point: sum === undefined ? '' : String(sum) };
}

function isAutomatic(row: PointRow): boolean {
  const total = countIn(row, 'total_point');
  return total === undefined || total === sumOf(row);
}
