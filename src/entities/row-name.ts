import { type RecordRow, shownName } from '#domain/record-row.ts';
import { rowKindOf } from '#fields/kinds/row-kinds.ts';
import type { Column, Entity } from './define.ts';

/** The name of a record: its title members, or its id if nothing of them can be seen. */
export function rowName(entity: Entity, row: RecordRow): string {
  return rowTitle(entity, row) || `#${row.id}`;
}

/** The values of the title members; '' if nothing of them can be seen. */
export function rowTitle(entity: Entity, row: RecordRow): string {
  return titleMembers(entity)
    .map((member) => shownName(row[member]))
    .filter((part) => part !== '')
    .join(' · ');
}

/** The members that name a record. */
export function titleMembers(entity: Entity): readonly string[] {
  const first = firstTextColumn(entity);
  return entity.title ?? (first === undefined ? [] : [first]);
}

/** The column that links to the record: the first text column. */
export function firstTextColumn({ columns, fields }: Entity): string | undefined {
  return columns
    .filter((column): column is Extract<Column, string> => typeof column === 'string')
    .find((name) => {
      const field = fields[name];
      return field && rowKindOf(field).isName(field);
    });
}
