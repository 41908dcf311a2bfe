import type { Mode } from '#domain/rules/rule.ts';
import type { Fields, Value } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import type { FieldError } from '#server/http/refusal.ts';

/** The rules of section 5 that a body breaks, in the order of the form's fields. */
export function brokenRules(
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
): readonly FieldError[] {
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, formValue(body[name])]));
  // On an edit an empty value removes the stored one, so every field counts as stored.
  const stored = Object.fromEntries(Object.keys(fields).map((name) => [name, 'stored']));
  return validate(fields, values, mode, stored);
}

/** The value as a form would hold it; undefined for other types, which the contract rejects. */
function formValue(sent: unknown): Value | undefined {
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
