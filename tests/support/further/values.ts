import type { Mode, Rule } from '#domain/rules/rule.ts';
import type { Field } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import type { BrokenCase } from '../../unit/entities/broken-case.ts';
import { byPath } from './entities.ts';

const x = (length: number) => 'x'.repeat(length);

/** What breaks the rules of `src/domain/rules/rules.ts`; each is tried. */
const wrong: readonly string[] = [
  ...['', '   ', ' Soul', 'a', 'example.com', 'javascript:alert(1)', 'https://example.com/watch?v=fB8TyLTD7EE', '0'],
  ...[31, 51, 101, 256, 501].map(x),
];

/** Each rule of a further entity, and a value that breaks it first. */
export const furtherCases: Readonly<Record<string, readonly BrokenCase[]>> = byPath((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.rules.flatMap((rule) => caseOf({ name, field, rule })),
  ),
);

interface RuleOfField {
  readonly name: string;
  readonly field: Field;
  readonly rule: Rule;
}

/** None for a rule that no value above breaks first: the tests then ask for the case of its message. */
function caseOf({ name, field, rule }: RuleOfField): readonly BrokenCase[] {
  const mode: Mode = rule.on ?? 'edit';
  const fields = { [name]: field };
  const bad = wrong.find((value) => validate(fields, { [name]: value }, mode)[0]?.msg === rule.message);
  if (bad === undefined) return [];
  return [rule.on === 'create' ? [name, bad, rule.message, 'create'] : [name, bad, rule.message]];
}
