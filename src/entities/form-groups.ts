import type { Mode } from '#domain/rules/rule.ts';
import { type Field, fieldsOn } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';
import type { Entity } from './define.ts';

interface FormGroup {
  /** Null for the fields that no group names. */
  readonly heading: Text | null;
  readonly fields: readonly (readonly [name: string, field: Field])[];
}

/** The fields of an entity's form in this mode, in its groups. Groups without a field are left out. */
export function formGroups(
  { fields, groups = [] }: Pick<Entity, 'fields' | 'groups'>,
  mode: Mode,
): readonly FormGroup[] {
  const shown = fieldsOn(mode, fields);
  const named = new Set(groups.flatMap((group) => group.fields));
  return [
    ...groups.map((group) => ({
      heading: group.heading,
      fields: shown.filter(([name]) => group.fields.includes(name)),
    })),
    { heading: null, fields: shown.filter(([name]) => !named.has(name)) },
  ].filter((group) => group.fields.length > 0);
}
