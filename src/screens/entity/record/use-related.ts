import { useEffect, useMemo, useState } from 'react';
import { canOpen } from '#domain/areas.ts';
import { type RecordRow, textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { loadEntity } from '#entities/registry.ts';
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
 * The related lists of a record that the user may open. Undefined until the record, the declarations and the capabilities
 * are known.
 */
export function useRelated(entity: Entity, record: ListRow | undefined, role: string): readonly Related[] | undefined {
  const capabilities = useCapabilities();
  const [declared, setDeclared] = useState<readonly (readonly [RelatedList, Entity])[]>();
  useEffect(() => {
    let isUnmounted = false;
    const lists = (relatedLists[entity.path] ?? []).filter(({ path }) => canOpen(role, path));
    Promise.all(lists.map(async (list) => [list, await loadEntity(list.path)] as const))
      .then((loaded) => !isUnmounted && setDeclared(loaded))
      // Without the code of the lists, the form still works.
      .catch(() => !isUnmounted && setDeclared([]));
    return () => {
      isUnmounted = true;
    };
  }, [entity.path, role]);
  return useMemo(() => {
    if (!record || !capabilities || !declared) return undefined;
    const searchTo = `?${new URLSearchParams({ search: rowName(entity, record) })}`;
    return declared.map(([list, of]) => ({
      list,
      entity: of,
      filters: filtersOf(list, of, record, capabilities),
      searchTo: `/${list.path}${searchTo}`,
    }));
  }, [declared, entity, record, capabilities]);
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
