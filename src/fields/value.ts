import { shownName } from '#domain/record-row.ts';
import type { RowValues, Value } from './field.ts';

/** Narrow a form value to the type of its field's kind. */

export function textIn(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function idsIn(value: Value | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function rowsIn(value: Value | undefined): readonly RowValues[] {
  return Array.isArray(value) ? value.filter((item): item is RowValues => typeof item === 'object') : [];
}

/** Read the members of a server's record. */

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The member with the name of the record that a member refers to: `game_name` beside `game_id`. */
export function nameMember(member: string): string {
  return member.endsWith('_id') ? member.replace(/_id$/, '_name') : `${member}_name`;
}

/** The name of a referenced record, if the row contains one that can be seen. */
export function referenceName(row: Readonly<Record<string, unknown>>, member: string): string | undefined {
  return shownName(row[nameMember(member)]) || undefined;
}
