import type { RecordRow } from '#domain/record-row.ts';

/** The name of a referenced record, if the row contains it: `game_name` beside `game_id`. */
export function referenceName(row: RecordRow, member: string): string | undefined {
  const name = row[member.endsWith('_id') ? member.replace(/_id$/, '_name') : `${member}_name`];
  return typeof name === 'string' ? name : undefined;
}
