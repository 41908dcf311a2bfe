import type { Mode } from '#domain/rule.ts';
import { readStatus } from '#domain/status.ts';
import { type Field, type Fields, fieldsOn, type Value, type Values } from './field.ts';

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
    case 'text':
    case 'select':
      return textOf(record[name]);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The body of a create or an update. An optional field without a value is left out of a create; an edit sends it empty
 * when it was cleared. A picture goes along only when it is a new file, or empty when it was removed.
 */
export function bodyOf(fields: Fields, mode: Mode, values: Values, base: Values): Record<string, Value> {
  const body: Record<string, Value> = {};
  for (const [name, field] of fieldsOn(mode, fields)) {
    const value = values[name] ?? '';
    const unchanged = value === (base[name] ?? '');
    if (unchanged && (value === '' || field.kind === 'image')) continue;
    body[name] = value;
  }
  return body;
}
