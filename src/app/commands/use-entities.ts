import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { loadEntity } from '#entities/registry.ts';
import type { Places } from './places.ts';

/** The declarations of the areas, in their order; those that cannot be fetched are left out. */
export function useEntities(places: Places): readonly Entity[] {
  const [entities, setEntities] = useState<readonly Entity[]>([]);
  useEffect(() => {
    let isOver = false;
    void Promise.all(places.map((place) => loadEntity(place).catch(() => null))).then((found) => {
      if (!isOver) setEntities(found.filter((entity) => entity !== null));
    });
    return () => {
      isOver = true;
    };
  }, [places]);
  return entities;
}
