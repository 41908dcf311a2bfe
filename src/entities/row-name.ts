import type { Field } from '#fields/field.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Column, Entity } from './define.ts';

/** What a record is called: the members that name it, or its number where they are all empty. */
export function rowName(entity: Entity, row: ListRow): string {
  return rowTitle(entity, row) || `#${row.id}`;
}

/** The members that name a record; '' where they are all empty. */
export function rowTitle(entity: Entity, row: ListRow): string {
  const members = entity.title ?? [firstTextColumn(entity) ?? ''];
  return members
    .map((member) => memberText(row, member))
    .filter((part) => part !== '')
    .join(' · ');
}

/** The column that leads to the record: the first one of text. */
export function firstTextColumn({ columns, fields }: Entity): string | undefined {
  return columns
    .filter((column): column is Extract<Column, string> => typeof column === 'string')
    .find((name) => isText(fields[name]));
}

function isText(field: Field | undefined): boolean {
  return (field?.kind === 'text' && field.entry !== 'video') || (field?.kind === 'select' && field.key === 'name');
}

export function memberText(row: ListRow, member: string): string {
  const value = row[member];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
