import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { loadEntity } from '#entities/registry.ts';
import type { SearchableAreas } from './searchable-areas.ts';

/** The declarations of the areas, in the same order. Those that fail to load are left out. */
export function useEntities(areas: SearchableAreas): readonly Entity[] {
  const [entities, setEntities] = useState<readonly Entity[]>([]);
  useEffect(() => {
    let isCancelled = false;
    void Promise.all(areas.map((area) => loadEntity(area).catch(() => null))).then((found) => {
      if (!isCancelled) setEntities(found.filter((entity) => entity !== null));
    });
    return () => {
      isCancelled = true;
    };
  }, [areas]);
  return entities;
}
