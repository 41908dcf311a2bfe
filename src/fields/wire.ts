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

/** Conversions between a server's record, the values of a form, and the body of a request. */

type Members = Readonly<Record<string, unknown>>;

/** The initial values of a form, from a record or for a new one. */
export function valuesOf(fields: Fields, mode: Mode, record: Members = {}): Values {
  return Object.fromEntries(fieldsOn(mode, fields).map(([name, field]) => [name, fieldValue(name, field, record)]));
}

function fieldValue(name: string, field: Field, record: Members): Value {
  switch (field.kind) {
    case 'status':
      return name in record ? readStatus(record[name]) : '1';
    case 'image':
      return textOf(record[field.from]);
    case 'multiSelect':
      return listIn(record[name]).map(idOf);
    case 'rows':
      return withMinRows(
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

/** An unknown value is returned unchanged, so that a save does not replace it. */
function choiceOf(field: ChoiceField, stored: string): string {
  return findChoice(field.choices, stored)?.value ?? stored;
}

/** Appends empty rows up to the field's minimum. */
export function withMinRows({ row, minRows = 0 }: RowsField, rows: readonly RowValues[]): readonly RowValues[] {
  const missing = Math.max(0, minRows - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => rowValues(row))];
}

/** The values of a row; empty ones without `row`. */
export function rowValues(fields: Fields, row: Members = {}): RowValues {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textOf(row[name])]));
}

/** The value of a field in a request. */
type SentValue = string | Blob | readonly string[] | readonly RowValues[];

/**
 * The body of a create or an update. A create omits optional fields without a value; an edit sends a cleared field as
 * empty. Two kinds are sent only if they changed: an image (a new file, or empty if it was removed), and a choice in an
 * edit, because it may contain a value of the provider that is not one of the choices (section 4).
 */
export function bodyOf(fields: Fields, mode: Mode, values: Values, base: Values): Record<string, SentValue> {
  const body: Record<string, SentValue> = {};
  for (const [name, field] of fieldsOn(mode, fields)) {
    const value = values[name] ?? '';
    const isUnchanged = isSame(value, base[name] ?? '');
    const isSentIfChanged = field.kind === 'image' || (field.kind === 'choice' && mode === 'edit');
    if (isUnchanged && (isSentIfChanged || isEmpty(value))) continue;
    body[name] = sentValue(field, value);
  }
  return body;
}

function sentValue(field: Field, value: Value): SentValue {
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

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
