import type { Rule } from '#domain/rules/rule.ts';
import { password, text } from '#fields/build.ts';
import type { Fields } from '#fields/field.ts';

type Rules = Readonly<Record<string, readonly Rule[]>>;

/** Fields with these rules, for operations without an entity. Only the rules are used, not the labels. */
export function fieldsWithRules(texts: Rules, passwords: Rules = {}): Fields {
  return Object.fromEntries([
    ...Object.entries(texts).map(([name, rules]) => [name, text('Name', rules)] as const),
    ...Object.entries(passwords).map(([name, rules]) => [name, password('Password', rules)] as const),
  ]);
}
