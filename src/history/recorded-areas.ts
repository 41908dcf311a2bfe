import { type AreaPath, areas } from '#domain/areas.ts';
import type { Entity } from '#entities/define.ts';
import { entityAt, isEntityPath } from '#entities/registry.ts';
import { resourceOf } from '#entities/resource.ts';
import type { Text } from '#i18n/text.ts';
import type { HistoryEntry } from '#machines/history/types.ts';

/** An area whose changes are in the history. */
export interface RecordedArea {
  readonly path: AreaPath;
  readonly label: Text;
  /** The contract's name of its records, as entries of the history have it. */
  readonly resource: string;
  /** Undefined for an area whose records have no page. */
  readonly entity: Entity | undefined;
}

/** Areas without a declaration. */
const otherResources: Readonly<Partial<Record<AreaPath, string>>> = { category: 'categories', sync: 'notifications' };

/** The areas whose changes are in the history, in the order of the sidebar. */
export const recordedAreas: readonly RecordedArea[] = areas
  .map(({ path, label }) => {
    const entity = isEntityPath(path) ? entityAt(path) : undefined;
    const resource = entity ? resourceOf(entity) : (otherResources[path] ?? '');
    return { path, label, resource, entity };
  })
  .filter(({ resource }) => resource !== '');

/** The area of an entry's records; undefined if this version has none of that name. */
export function recordedAreaOf(entry: Pick<HistoryEntry, 'entity'>): RecordedArea | undefined {
  return recordedAreas.find(({ resource }) => resource === entry.entity);
}
