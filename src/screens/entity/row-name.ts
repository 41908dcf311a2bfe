import type { Entity } from '#entities/define.ts';
import type { ListRow } from '#machines/list/types.ts';

/** What a record is called: its first column that is text, or its number where that is empty. */
export function rowName(entity: Entity, row: ListRow): string {
  const column = entity.columns.find((name) => entity.fields[name]?.kind === 'text');
  const name = column === undefined ? undefined : row[column];
  return typeof name === 'string' && name !== '' ? name : `#${row.id}`;
}
