/** A row of a tournament's point table as a form holds it (section 3): ids and numbers as text, empty ones as ''. */
export type PointRow = Readonly<Record<string, string>>;

/** The numbers of a row, in the order in which they are typed. */
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

/** What a cell counts; undefined for an empty one. */
export function countIn(row: PointRow, column: NumberColumn): number | undefined {
  const typed = row[column] ?? '';
  return /^\d+$/.test(typed) ? Number(typed) : undefined;
}

/** Every number of the row is there. */
export function isWhole(row: PointRow): boolean {
  return numberColumns.every((column) => countIn(row, column) !== undefined);
}

/** What a column of the whole table adds up to. */
export function sumOfColumn(rows: readonly PointRow[], column: NumberColumn): number {
  return rows.reduce((sum, row) => sum + (countIn(row, column) ?? 0), 0);
}
