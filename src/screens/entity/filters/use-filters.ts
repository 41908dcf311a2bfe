import { useMemo } from 'react';
import type { Filters } from '#machines/list/types.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { type Filter, filtersOf, possibleFilters, withValues } from './filter-fields.ts';

export interface ListFilters {
  /** The filters that the list can have. */
  readonly offered: readonly Filter[];
  /** Whether the capabilities are still being read, and the list has fields that a server may filter by. */
  readonly mayBeOffered: boolean;
  /** Those that it has. */
  readonly active: readonly Filter[];
  readonly set: (filter: Pick<Filter, 'member'>, values: readonly string[]) => void;
  readonly clear: () => void;
}

/** The filters of a list. They are in its address; another one starts on the first page. */
export function useFilters({
  entity,
  query,
  onQuery,
}: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>): ListFilters {
  const capabilities = useCapabilities();
  const offered = useMemo(() => filtersOf(entity, capabilities), [entity, capabilities]);
  const { filters } = query;
  const apply = (change: (newest: Filters | undefined) => Filters | undefined) =>
    onQuery((newest) => ({ ...newest, page: 1, filters: change(newest.filters) }), 'push');
  return {
    offered,
    mayBeOffered: capabilities === undefined && possibleFilters(entity).length > 0,
    active: offered.filter(({ member }) => filters?.[member] !== undefined),
    set: ({ member }, values) => apply((newest) => withValues(newest, member, values)),
    clear: () => apply(() => undefined),
  };
}
