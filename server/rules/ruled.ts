import type { Rule } from '#domain/rule.ts';
import { text } from '#fields/build.ts';
import type { Fields } from '#fields/field.ts';

/** Rules by member, for records that have no form of their own yet. Only the rules of such fields are ever read. */
export function ruled(rules: Readonly<Record<string, readonly Rule[]>>): Fields {
  return Object.fromEntries(Object.entries(rules).map(([name, list]) => [name, text('Name', list)]));
}
