import type { Mode } from '#domain/rules/rule.ts';
import { type Fields, fieldsOn, type Value, type Values } from './field.ts';
import { kindOf } from './kinds/index.ts';
import type { Members } from './kinds/kind.ts';

/** Conversions between a server's record, the values of a form, and the body of a request. */

/** The initial values of a form, from a record or for a new one. Those of optional features are absent if empty. */
export function valuesOf(fields: Fields, mode: Mode, record: Members = {}): Values {
  const values = fieldsOn(mode, fields).map(
    ([name, field]) => [name, kindOf(field).valueOf(field, record, name), field.feature] as const,
  );
  const present = values.filter(([, value, feature]) => feature === undefined || !isEmpty(value));
  return Object.fromEntries(present.map(([name, value]) => [name, value]));
}

/**
 * The body of a create or an update. A create omits optional fields without a value; an edit sends a cleared field as
 * empty. Some kinds are sent only if they changed.
 */
export function bodyOf(fields: Fields, mode: Mode, values: Values, base: Values): Record<string, Value> {
  const body: Record<string, Value> = {};
  for (const [name, field] of fieldsOn(mode, fields)) {
    const value = values[name] ?? '';
    const isUnchanged = isSame(value, base[name] ?? '');
    if (isUnchanged && (kindOf(field).isSentIfChanged(mode) || isEmpty(value))) continue;
    body[name] = kindOf(field).sent(field, value);
  }
  return body;
}

function isEmpty(value: Value): boolean {
  return !(value instanceof Blob) && value.length === 0;
}

function isSame(one: Value, other: Value): boolean {
  return one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));
}
