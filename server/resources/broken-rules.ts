import type { Mode } from '#domain/rule.ts';
import type { Fields, Value } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import type { FieldError } from '../http/refusal.ts';

/** The rules of section 5 that a body breaks, in the order of the form's fields. */
export function brokenRules(
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
): readonly FieldError[] {
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, asTyped(body[name])]));
  // Nobody sends an empty value to leave it as it was: on an edit, it takes away what the record may have.
  const stored = Object.fromEntries(Object.keys(fields).map((name) => [name, 'held']));
  return validate(fields, values, mode, stored);
}

/** As a form would hold it. What is none of a form's values is for the contract to complain about. */
function asTyped(sent: unknown): Value | undefined {
  if (sent instanceof Blob) return sent;
  if (!Array.isArray(sent)) return textOf(sent);
  const rows = sent.filter((row) => typeof row === 'object' && row !== null);
  if (rows.length < sent.length) return sent.map((item) => textOf(item) ?? '');
  return rows.map((row: object) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, textOf(cell) ?? ''])),
  );
}

function textOf(sent: unknown): string | undefined {
  if (typeof sent === 'string') return sent;
  return typeof sent === 'number' ? String(sent) : undefined;
}
