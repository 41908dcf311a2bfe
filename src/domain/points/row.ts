import type { Text } from '#i18n/text.ts';

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
