import type { Mode } from '#domain/rule.ts';
import type { Fields } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import type { FieldError } from '../http/refusal.ts';

/** The rules of section 5 that a body breaks, in the order of the form's fields. */
export function brokenRules(
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
): readonly FieldError[] {
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, asTyped(body[name])]));
  return validate(fields, values, mode);
}

/** As a form would hold it. What is neither text, number nor file is for the contract to complain about. */
function asTyped(sent: unknown): string | Blob | undefined {
  if (typeof sent === 'string' || sent instanceof Blob) return sent;
  return typeof sent === 'number' ? String(sent) : undefined;
}
