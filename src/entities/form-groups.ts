import type { Mode } from '#domain/rules/rule.ts';
import { type Field, fieldsOn } from '#fields/field.ts';
import { errorsOf } from '#fields/validate.ts';
import type { Text } from '#i18n/text.ts';
import type { Entity } from './define.ts';

interface FormGroup {
  /** Null for the fields that no group names. */
  readonly heading: Text | null;
  readonly fields: readonly (readonly [name: string, field: Field])[];
}

/** An entity's fields in the order of its form, in which errors are listed and the first invalid field is focused. */
export function fieldsInFormOrder(entity: Pick<Entity, 'fields' | 'groups'>, mode: Mode): Entity['fields'] {
  return Object.fromEntries(formGroups(entity, mode).flatMap(({ fields }) => fields));
}

/** The errors in the values of an entity's form, in the order of its fields. */
export function formErrors(entity: Pick<Entity, 'fields' | 'groups'>) {
  return (values: Readonly<Record<string, unknown>>, base: Readonly<Record<string, unknown>>, mode: Mode) =>
    errorsOf(fieldsInFormOrder(entity, mode), mode, values, base);
}

/** The fields of an entity's form in this mode, in its groups and their order. Groups without a field are left out. */
export function formGroups(
  { fields, groups = [] }: Pick<Entity, 'fields' | 'groups'>,
  mode: Mode,
): readonly FormGroup[] {
  // Those of optional features have no control of their own.
  const shown = fieldsOn(mode, fields).filter(([, { feature }]) => feature === undefined);
  const named = new Set(groups.flatMap((group) => group.fields));
  return [
    ...groups.map((group) => ({
      heading: group.heading,
      fields: group.fields.flatMap((name) => shown.filter(([shownName]) => shownName === name)),
    })),
    { heading: null, fields: shown.filter(([name]) => !named.has(name)) },
  ].filter((group) => group.fields.length > 0);
}
