import type { AreaPath } from '#domain/areas.ts';
import type { Entity } from '#entities/define.ts';
import { relatedLists } from '#entities/related.ts';
import type { Filters } from '#machines/list/types.ts';
import { type Capabilities, filterMembers } from '#session/capabilities/capabilities.ts';
import { filtersOf } from './filter-fields.ts';

/** A filter that the list has, but none of its fields. It can only be removed. */
export interface OtherFilter {
  readonly member: string;
  /** The area of the records that its values are ids of, if a related list declares it. */
  readonly area: AreaPath | undefined;
}

/** The filters of an address that the server applies although `filtersOf` does not offer them. */
export function otherFilters(
  entity: Entity,
  capabilities: Pick<Capabilities, 'filters'> | undefined,
  filters: Filters,
): readonly OtherFilter[] {
  if (capabilities === undefined) return [];
  const offered = filtersOf(entity, capabilities);
  return filterMembers(capabilities, entity)
    .filter((member) => filters[member] !== undefined && offered.every((filter) => filter.member !== member))
    .map((member) => ({ member, area: areaOfFilter(entity.path, member) }));
}

/** The area of the records to whose ids a list is filtered by a member; undefined if no related list declares it. */
export function areaOfFilter(list: AreaPath, member: string): AreaPath | undefined {
  return (Object.keys(relatedLists) as AreaPath[]).find((area) =>
    relatedLists[area]?.some(({ path, filter, key = 'id' }) => path === list && filter === member && key === 'id'),
  );
}
