import { encodePassword } from '#domain/password.ts';
import type { Mode } from '#domain/rule.ts';
import { readStatus } from '#domain/status.ts';
import {
  type ChoiceField,
  type Field,
  type Fields,
  fieldsOn,
  type RowsField,
  type RowValues,
  type Value,
  type Values,
} from './field.ts';
import { findChoice } from './find-choice.ts';

/** Between a record as the server has it, the values a form holds, and the body that is sent. */

type RecordData = Readonly<Record<string, unknown>>;

/** The values a form starts with: of a record, or of an empty one. */
export function valuesOf(fields: Fields, mode: Mode, record: RecordData = {}): Values {
  return Object.fromEntries(fieldsOn(mode, fields).map(([name, field]) => [name, fieldValue(name, field, record)]));
}

function fieldValue(name: string, field: Field, record: RecordData): Value {
  switch (field.kind) {
    case 'status':
      return name in record ? readStatus(record[name]) : '1';
    case 'image':
      return textOf(record[field.from]);
    case 'multiSelect':
      return listIn(record[name]).map(idOf);
    case 'rows':
      return withLeast(
        field,
        listIn(record[name]).map((row) => rowValues(field.row, isRecord(row) ? row : {})),
      );
    case 'choice':
      return choiceOf(field, textOf(record[name]));
    case 'date':
      return textOf(record[name]).slice(0, 10);
    case 'text':
    case 'select':
      return name in record ? textOf(record[name]) : (field.initial ?? '');
    case 'dateTime':
    case 'richText':
      return textOf(record[name]);
  }
}

/** A value that is no choice stays unchanged, so that a save does not turn it into another. */
function choiceOf(field: ChoiceField, stored: string): string {
  return findChoice(field.choices, stored)?.value ?? stored;
}

/** Rows that are followed by empty ones up to those that always stand. */
export function withLeast({ row, least = 0 }: RowsField, rows: readonly RowValues[]): readonly RowValues[] {
  const missing = Math.max(0, least - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => rowValues(row))];
}

/** An empty row of such fields, or one of a record. */
export function rowValues(fields: Fields, row: RecordData = {}): RowValues {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(row[name])]));
}

/** What a call may send for a field. */
type Sent = string | Blob | readonly string[] | readonly RowValues[];

/**
 * The body of a create or an update. An optional field without a value is left out of a create; an edit sends it empty
 * when it was cleared. What is sent only when it changed: a picture, as a new file or empty when it was removed, and a
 * choice, which may hold a value of the provider's that no choice stands for (section 4).
 */
export function bodyOf(fields: Fields, mode: Mode, values: Values, base: Values): Record<string, Sent> {
  const body: Record<string, Sent> = {};
  for (const [name, field] of fieldsOn(mode, fields)) {
    const value = values[name] ?? '';
    const unchanged = isSame(value, base[name] ?? '');
    const onlyChanged = field.kind === 'image' || (field.kind === 'choice' && mode === 'edit');
    if (unchanged && (onlyChanged || isEmpty(value))) continue;
    body[name] = sentFor(field, value);
  }
  return body;
}

function sentFor(field: Field, value: Value): Sent {
  if (field.kind === 'text' && field.entry === 'password' && typeof value === 'string') return encodePassword(value);
  if (field.kind !== 'rows' || typeof value === 'string' || value instanceof Blob) return value;
  return value.map((row) => (typeof row === 'string' ? { id: row } : withoutEmpty(row)));
}

function withoutEmpty(row: RowValues): RowValues {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
}

function isEmpty(value: Value): boolean {
  return !(value instanceof Blob) && value.length === 0;
}

function isSame(one: Value, other: Value): boolean {
  return one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function idOf(item: unknown): string {
  return textOf(isRecord(item) ? item['id'] : item);
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is RecordData {
  return typeof value === 'object' && value !== null;
}
