import type { ListRow } from '#machines/list/types.ts';

/** The name that a row carries of the record it refers to: `game_name` beside `game_id`. */
export function referenceName(row: ListRow, member: string): string | undefined {
  const name = row[member.endsWith('_id') ? member.replace(/_id$/, '_name') : `${member}_name`];
  return typeof name === 'string' ? name : undefined;
}
