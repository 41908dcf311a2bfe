import type { Field } from '#fields/field.ts';
import type { Column, Entity } from './define.ts';

/** A record as lists have it. */
interface Row {
  readonly id: number | string;
  readonly [member: string]: unknown;
}

/** What a record is called: the members that name it, or its number where they are all empty. */
export function rowName(entity: Entity, row: Row): string {
  return rowTitle(entity, row) || `#${row.id}`;
}

/** The members that name a record; '' where they are all empty. */
export function rowTitle(entity: Entity, row: Row): string {
  return titleMembers(entity)
    .map((member) => memberText(row, member))
    .filter((part) => part !== '')
    .join(' · ');
}

/** The members that name a record. */
export function titleMembers(entity: Entity): readonly string[] {
  const first = firstTextColumn(entity);
  return entity.title ?? (first === undefined ? [] : [first]);
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

export function memberText(row: Row, member: string): string {
  const value = row[member];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
