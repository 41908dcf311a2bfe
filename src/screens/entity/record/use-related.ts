import { useMemo } from 'react';
import { canOpen } from '#domain/areas.ts';
import { type RecordRow, textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { entityAt } from '#entities/registry.ts';
import { type RelatedList, relatedLists } from '#entities/related.ts';
import { rowName } from '#entities/row-name.ts';
import type { Filters, ListRow } from '#machines/list/types.ts';
import { type Capabilities, filterMembers } from '#session/capabilities/capabilities.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';

/** A list that belongs to a record. */
export interface Related {
  readonly list: RelatedList;
  readonly entity: Entity;
  /** The filters of the list; null if the server cannot filter it, so that the list is searched for the name. */
  readonly filters: Filters | null;
  /** The path of the list, searched for the record's name. */
  readonly searchTo: string;
}

/**
 * The related lists of a record that the user may open. Undefined until the record and the capabilities are known.
 */
export function useRelated(entity: Entity, record: ListRow | undefined, role: string): readonly Related[] | undefined {
  const capabilities = useCapabilities();
  return useMemo(() => {
    if (!record || !capabilities) return undefined;
    const searchTo = `?${new URLSearchParams({ search: rowName(entity, record) })}`;
    const lists = (relatedLists[entity.path] ?? []).filter(({ path }) => canOpen(role, path));
    return lists.map((list) => {
      const of = entityAt(list.path);
      const filters = filtersOf(list, of, record, capabilities);
      return { list, entity: of, filters, searchTo: `/${list.path}${searchTo}` };
    });
  }, [entity, record, role, capabilities]);
}

function filtersOf(
  { filter, key = 'id' }: RelatedList,
  entity: Entity,
  record: RecordRow,
  capabilities: Capabilities,
): Filters | null {
  if (filter === null || !filterMembers(capabilities, entity).includes(filter)) return null;
  const value = textOf(record[key]);
  return value === '' ? null : { [filter]: value };
}
