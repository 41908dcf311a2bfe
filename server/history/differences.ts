import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '#server/db/schema/history.ts';

/** A record as the API returns it. */
export type RecordData = Readonly<Record<string, unknown>>;

/** The members that differ, in the order of the record; `null` is a record that does not exist. */
export function differences(before: RecordData | null, after: RecordData | null): readonly FieldChange[] {
  const members = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  members.delete('id');
  return [...members].flatMap((field) => {
    const change = { field, before: plain(before?.[field]), after: plain(after?.[field]) };
    return isDeepStrictEqual(change.before, change.after) ? [] : [change];
  });
}

/** Whether two values are the same once the database has stored them as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
