import type { RowValues } from './field.ts';

/** A row that is not alike on all sides. */
export interface RowDiff {
  /** Its place in its list, from 0. */
  readonly at: number;
  readonly row: RowValues;
  /** What tells it from its like on the other sides: all that it says, where one side has nothing like it. */
  readonly names: readonly string[];
}

export interface RowsDiff {
  /** By side, in the order of its list. */
  readonly apart: readonly (readonly RowDiff[])[];
  /** How many rows are the same on all sides. */
  readonly alike: number;
}

/**
 * What differs between versions of one list of rows. Rows are alike by all they say, wherever they stand; of the others,
 * those that say the same of `key` are versions of one. Where only the order differs all rows are apart, by nothing.
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

  function versionsIn(rows: readonly Placed[], value: string): readonly RowValues[] {
    return rows.flatMap(({ row }) => (row[key] === value ? [row] : []));
  }
}

interface Placed {
  readonly at: number;
  readonly row: RowValues;
}

type Counts = ReadonlyMap<string, number>;

/** A row as one text, whatever the order of its members. */
function said(row: RowValues): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function countRows(rows: readonly RowValues[]): Counts {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(said(row), (counts.get(said(row)) ?? 0) + 1);
  return counts;
}

/** What every side has, as often as all have it. */
function commonOf([first = new Map(), ...others]: readonly Counts[]): Counts {
  const common = [...first].map(([row, times]): [string, number] => [
    row,
    Math.min(times, ...others.map((counts) => counts.get(row) ?? 0)),
  ]);
  return new Map(common.filter(([, times]) => times > 0));
}

function without(rows: readonly RowValues[], common: Counts): readonly Placed[] {
  const left = new Map(common);
  return rows.flatMap((row, at) => {
    const times = left.get(said(row)) ?? 0;
    left.set(said(row), times - 1);
    return times > 0 ? [] : [{ at, row }];
  });
}

function isSameOrder([first = [], ...others]: readonly (readonly RowValues[])[]): boolean {
  return others.every((rows) => rows.every((row, at) => first[at] !== undefined && said(row) === said(first[at])));
}
