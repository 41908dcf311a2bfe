import type { FieldChange } from '#server/db/schema/history.ts';
import { isSame } from './differences.ts';

type Row = Readonly<Record<string, unknown>>;

/** How the rows inside a record changed. */
export interface RowChanges {
  readonly added: Row[];
  readonly removed: Row[];
  readonly changed: { readonly before: Row; readonly after: Row }[];
}

/** The members that identify a row inside a record, in the order of preference. */
const keys = ['team_id', 'fieldId', 'id'] as const;

/** A change with the differences of its rows, where its values are rows. Rows that only moved are in none of them. */
export function withRowChanges(change: FieldChange): FieldChange & { readonly rows?: RowChanges } {
  const before = rowsOf(change.before);
  const after = rowsOf(change.after);
  return before === undefined || after === undefined ? change : { ...change, rows: rowChanges(before, after) };
}

function rowChanges(before: readonly Row[], after: readonly Row[]): RowChanges {
  const earlier = byKey(before);
  const later = byKey(after);
  return {
    added: [...later].flatMap(([key, row]) => (earlier.has(key) ? [] : [row])),
    removed: [...earlier].flatMap(([key, row]) => (later.has(key) ? [] : [row])),
    changed: [...later].flatMap(([key, row]) => {
      const old = earlier.get(key);
      return old === undefined || isSame(old, row) ? [] : [{ before: old, after: row }];
    }),
  };
}

/** A record may contain two rows of one team: their order identifies them. */
function byKey(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const member = keys.find((key) => key in row);
    const id = String(member && row[member]);
    let at = 0;
    while (found.has(`${id} ${at}`)) at += 1;
    found.set(`${id} ${at}`, row);
  }
  return found;
}

/** Undefined for a value that is not rows. Null has none. */
function rowsOf(value: unknown): readonly Row[] | undefined {
  if (value === null) return [];
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
    ? (value as readonly Row[])
    : undefined;
}
