import type { Text } from '#i18n/text.ts';
import { readSigned } from '../text/signed-number.ts';
import { readCount } from '../text/whole-number.ts';

/** A row of a tournament's point table as a form holds it (section 3): ids and numbers are text, '' if empty. */
export type PointRow = Readonly<Record<string, string>>;

/** The number columns of a row, in typing order. */
export const numberColumns = [
  'chicken_dinner',
  'matches_played',
  'total_finish',
  'position_point',
  'total_point',
] as const;

export type NumberColumn = (typeof numberColumns)[number];

export const pointColumns = ['team_id', ...numberColumns] as const;

export type PointColumn = (typeof pointColumns)[number];

/** The penalty (negative) or the bonus of a row, and why. The specification has no members for them. */
export const adjustmentColumns = ['adjustment', 'reason'] as const;

/** All columns of a row. */
export const rowColumns = [...pointColumns, ...adjustmentColumns] as const;

export type RowColumn = (typeof rowColumns)[number];

/** The number in a cell; undefined for an empty cell. */
export function countIn(row: PointRow, column: NumberColumn): number | undefined {
  const typed = row[column] ?? '';
  return /^\d+$/.test(typed) ? Number(typed) : undefined;
}

/** Whether all numbers of the row are present. */
export function isComplete(row: PointRow): boolean {
  return numberColumns.every((column) => countIn(row, column) !== undefined);
}

/** The sum of one column over all rows. */
export function sumOfColumn(rows: readonly PointRow[], column: NumberColumn): number {
  return rows.reduce((sum, row) => sum + (countIn(row, column) ?? 0), 0);
}

/** A text with the values of its placeholders. */
export interface Said {
  readonly text: Text;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The name of a row: its team, or its number if it has no team. */
export type NameOf = (at: number) => string;

/** What the total of a row is made of. */
export interface Scoring {
  readonly perFinish: number;
  /** Whether a team can get a penalty or a bonus. */
  readonly hasPenalties: boolean;
}

/** The penalty (negative) or the bonus of a row; 0 without one. */
export function adjustmentOf(row: PointRow, { hasPenalties }: Scoring): number {
  return hasPenalties ? (readSigned(row['adjustment'] ?? '') ?? 0) : 0;
}

/** The sum of a row's parts with its penalty or bonus. It may be negative. Undefined until all parts are present. */
export function trueSumOf(row: PointRow, scoring: Scoring): number | undefined {
  const finishes = countIn(row, 'total_finish');
  const position = countIn(row, 'position_point');
  if (finishes === undefined || position === undefined) return undefined;
  return position + scoring.perFinish * finishes + adjustmentOf(row, scoring);
}

/** The total that the parts of a row give. The API has no negative numbers: less than nothing is 0. */
export function sumOf(row: PointRow, scoring: Scoring): number | undefined {
  const sum = trueSumOf(row, scoring);
  return sum === undefined ? undefined : Math.max(0, sum);
}

/** A total that the user typed, and the sum of its parts. */
interface Override {
  readonly sum: number;
  readonly total: number;
}

/** The total if it differs from the sum of its parts: headstarts, bonuses and penalties exist. */
export function overrideOf(row: PointRow, ruleset: Scoring): Override | undefined {
  const sum = sumOf(row, ruleset);
  const total = countIn(row, 'total_point');
  return sum === undefined || total === undefined || sum === total ? undefined : { sum, total };
}

/** Sets one cell. The total follows its parts while it is their sum or empty; a total that the user typed stays. */
export function withCell(row: PointRow, column: PointColumn, typed: string, ruleset: Scoring): PointRow {
  const changed = { ...row, [column]: typed };
  if (column !== 'total_finish' && column !== 'position_point') return changed;
  return isAutomatic(row, ruleset) ? withSum(changed, ruleset) : changed;
}

/** Sets the total to the sum of its parts. */
export function withSum(row: PointRow, ruleset: Scoring): PointRow {
  const sum = sumOf(row, ruleset);
  return { ...row, total_point: sum === undefined ? '' : String(sum) };
}

function isAutomatic(row: PointRow, ruleset: Scoring): boolean {
  const total = countIn(row, 'total_point');
  return total === undefined || total === sumOf(row, ruleset);
}

/** Sets a penalty or a bonus with its reason; '0' or '' removes it. A total that was the sum follows. */
export function withAdjustment(
  row: PointRow,
  { adjustment, reason }: Readonly<Record<(typeof adjustmentColumns)[number], string>>,
  ruleset: Scoring,
): PointRow {
  const points = readSigned(adjustment) ?? 0;
  const bare = Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'adjustment' && name !== 'reason'));
  const changed = points === 0 ? bare : { ...bare, adjustment: String(points), reason: reason.trim() };
  return isAutomatic(row, ruleset) ? withSum(changed, ruleset) : changed;
}

/** Recomputes the totals that were sums under another ruleset. The same rows if none changes. */
export function withRuleset(rows: readonly PointRow[], former: Scoring, ruleset: Scoring): readonly PointRow[] {
  const next = rows.map((row) => (isAutomatic(row, former) ? withSum(row, ruleset) : row));
  return next.some((row, at) => row['total_point'] !== rows[at]?.['total_point']) ? next : rows;
}

/**
 * Whether a pasted block is one of numbers: it fits into the columns from `from` to the right and contains no words. A cell
 * that is no whole number stays as it is, with its error.
 */
export function isBlockOfNumbers(cells: readonly (readonly string[])[], from: NumberColumn): boolean {
  const room = numberColumns.length - numberColumns.indexOf(from);
  return cells.length > 0 && cells.every((row) => row.length <= room && row.every((cell) => !/\p{L}/u.test(cell)));
}

/** Writes a block of numbers into the table, down and to the right of a cell. Adds rows if the block needs them. */
export function withBlock(
  rows: readonly PointRow[],
  { cells, at, from }: { cells: readonly (readonly string[])[]; at: number; from: NumberColumn },
  emptyRow: PointRow,
  ruleset: Scoring,
): readonly PointRow[] {
  const first = numberColumns.indexOf(from);
  const missing = Math.max(0, at + cells.length - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow)].map((row, index) =>
    (cells[index - at] ?? []).reduce((next, cell, offset) => {
      const column = numberColumns[first + offset];
      return column ? withCell(next, column, readCount(cell) ?? cell, ruleset) : next;
    }, row),
  );
}
