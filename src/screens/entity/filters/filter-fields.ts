import type { Entity } from '#entities/define.ts';
import type { ChoiceField, Field, SelectField, StatusField } from '#fields/field.ts';
import type { Filters } from '#machines/list/types.ts';
import { type Capabilities, filterMembers } from '#session/capabilities/capabilities.ts';

export interface Filter {
  /** The member of a row, which is the parameter of the list call too. */
  readonly member: string;
  readonly field: SelectField | ChoiceField | StatusField;
}

/** A filter by the records that a reference may name. */
export interface SelectFilter extends Filter {
  readonly field: SelectField;
}

/** The filters of a list: its references and its status, as far as the server offers them, in the order of the form. */
export function filtersOf(entity: Entity, capabilities: Pick<Capabilities, 'filters'> | undefined): readonly Filter[] {
  if (capabilities === undefined) return [];
  const offered = filterMembers(capabilities, entity);
  return possibleFilters(entity).filter(({ member }) => offered.includes(member));
}

/** The filters of a list if the server offers all of them. */
export function possibleFilters({ fields }: Pick<Entity, 'fields'>): readonly Filter[] {
  return Object.entries(fields).flatMap(([member, field]) => (canFilter(member, field) ? [{ member, field }] : []));
}

/** Options that depend on other fields of a form cannot be listed outside of it, and names may contain commas. */
function canFilter(member: string, field: Field): field is Filter['field'] {
  if (field.kind === 'select') return field.key !== 'name' && field.params === undefined;
  return member === 'status' && (field.kind === 'choice' || field.kind === 'status');
}

/** The values of a filter; several are separated by commas. */
export function valuesOf(filters: Filters | undefined, member: string): readonly string[] {
  return (filters?.[member] ?? '').split(',').filter((value) => value !== '');
}

/** The filters with other values of one member; without values it filters nothing. Undefined if no filter is left. */
export function withValues(
  filters: Filters | undefined,
  member: string,
  values: readonly string[],
): Filters | undefined {
  const others = Object.entries(filters ?? {}).filter(([name]) => name !== member);
  const next: (readonly [string, string])[] = values.length === 0 ? others : [...others, [member, values.join(',')]];
  return next.length === 0 ? undefined : Object.fromEntries(next);
}
