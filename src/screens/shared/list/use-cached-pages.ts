import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { useServices } from '#session/services/services-context.ts';
import { cachedPageNumbers } from '#storage/cache/cached-entries.ts';
import type { ListActor } from './list-rows.tsx';

/** The numbers of a list's cached pages while the server cannot be reached; null otherwise. */
export function useCachedPages(list: ListActor, entity: Entity, query: ListQuery): readonly number[] | null {
  const { api } = useServices();
  const isOffline = useSelector(
    list,
    (snapshot) =>
      snapshot.context.failure?.kind === 'offline' ||
      (snapshot.context.shown?.cached !== undefined && !snapshot.hasTag('busy')),
  );
  const [pages, setPages] = useState<readonly number[]>([]);
  const { perPage, search, filters } = query;

  useEffect(() => {
    if (!isOffline) return;
    let isUnmounted = false;
    cachedPageNumbers(api, entity, { perPage, search, filters })
      .then((found) => !isUnmounted && setPages(found ?? []))
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isOffline, api, entity, perPage, search, filters]);
  return isOffline ? pages : null;
}
