import type { Entity } from '#entities/define.ts';
import type { Value, Values } from '#fields/field.ts';

/** What an edit changes in a form with these values: its first line, and everything that has rows. */
export function changedValues({ fields }: Entity, values: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries(fields);
  const [line, field] = entries.find(([, { kind }]) => kind === 'text') ?? [];
  const rows = entries.flatMap(([name, { kind }]): [string, Value][] => {
    if (kind !== 'rows' && kind !== 'multiSelect') return [];
    const held = values[name];
    const isEmpty = Array.isArray(held) && held.length === 0;
    return [[name, kind === 'multiSelect' && isEmpty ? ['32', '40'] : []]];
  });
  const changed = field?.kind === 'text' && field.entry === 'digits' ? '7' : 'Changed';
  return { ...(line !== undefined && { [line]: changed }), ...Object.fromEntries(rows) };
}
