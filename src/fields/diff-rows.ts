import type { RowValues } from './field.ts';

/** A row that is not equal on all sides. */
export interface RowDiff {
  /** Its index in its list. */
  readonly at: number;
  readonly row: RowValues;
  /** The fields that differ on the other sides; all filled fields if a side has no matching row. */
  readonly names: readonly string[];
}

export interface RowsDiff {
  /** The differing rows of each side, in list order. */
  readonly apart: readonly (readonly RowDiff[])[];
  /** The number of rows that are equal on all sides. */
  readonly alike: number;
}

/**
 * Compares versions of a list of rows. Rows with equal fields match at any position. The other rows are versions of one
 * row if they have the same value of `key`. If only the order differs, all rows are returned, with no differing fields.
 */
export function diffRows(sides: readonly (readonly RowValues[])[], key: string): RowsDiff {
  const common = commonOf(sides.map(countRows));
  const alike = [...common.values()].reduce((sum, times) => sum + times, 0);
  const rest = sides.map((rows) => without(rows, common));
  if (rest.every((rows) => rows.length === 0)) {
    const whole = sides.map((rows) => rows.map((row, at) => ({ at, row, names: [] })));
    return isSameOrder(sides) ? { apart: sides.map(() => []), alike } : { apart: whole, alike: 0 };
  }
  const apart = rest.map((rows) =>
    rows.map(({ at, row }) => {
      const others = rest.filter((other) => other !== rows).map((other) => versionsIn(other, row[key] ?? ''));
      const mine = versionsIn(rows, row[key] ?? '');
      const isOneEach = [mine, ...others].every((versions) => versions.length === 1);
      const names = Object.keys(row).filter((name) =>
        isOneEach ? others.some(([other]) => other?.[name] !== row[name]) : name !== key && row[name] !== '',
      );
      return { at, row, names };
    }),
  );
  return { apart, alike };

  function versionsIn(rows: readonly IndexedRow[], value: string): readonly RowValues[] {
    return rows.flatMap(({ row }) => (row[key] === value ? [row] : []));
  }
}

interface IndexedRow {
  readonly at: number;
  readonly row: RowValues;
}

type Counts = ReadonlyMap<string, number>;

/** The row as text, independent of the order of its fields. */
function serialize(row: RowValues): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function countRows(rows: readonly RowValues[]): Counts {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(serialize(row), (counts.get(serialize(row)) ?? 0) + 1);
  return counts;
}

/** The rows that all sides have, with the lowest of their counts. */
function commonOf([first = new Map(), ...others]: readonly Counts[]): Counts {
  const common = [...first].map(([row, times]): [string, number] => [
    row,
    Math.min(times, ...others.map((counts) => counts.get(row) ?? 0)),
  ]);
  return new Map(common.filter(([, times]) => times > 0));
}

function without(rows: readonly RowValues[], common: Counts): readonly IndexedRow[] {
  const remaining = new Map(common);
  return rows.flatMap((row, at) => {
    const times = remaining.get(serialize(row)) ?? 0;
    remaining.set(serialize(row), times - 1);
    return times > 0 ? [] : [{ at, row }];
  });
}

function isSameOrder([first = [], ...others]: readonly (readonly RowValues[])[]): boolean {
  return others.every((rows) =>
    rows.every((row, at) => first[at] !== undefined && serialize(row) === serialize(first[at])),
  );
}
