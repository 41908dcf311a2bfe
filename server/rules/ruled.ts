import type { Rule } from '#domain/rule.ts';
import { password, text } from '#fields/build.ts';
import type { Fields } from '#fields/field.ts';

type Rules = Readonly<Record<string, readonly Rule[]>>;

/** Rules by member, of lines of text and of passwords, where no entity has a form of them. Labels are never read. */
export function ruled(lines: Rules, passwords: Rules = {}): Fields {
  return Object.fromEntries([
    ...Object.entries(lines).map(([name, rules]) => [name, text('Name', rules)] as const),
    ...Object.entries(passwords).map(([name, rules]) => [name, password('Password', rules)] as const),
  ]);
}
