import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { useServices } from '#services/services-context.ts';
import type { ListActor } from './list-rows.tsx';

/** Which pages of a list this device has kept, while the server cannot be asked for others; null otherwise. */
export function useCachedPages(list: ListActor, entity: Entity, query: ListQuery): readonly number[] | null {
  const { api } = useServices();
  const isCut = useSelector(
    list,
    (snapshot) =>
      snapshot.context.failure?.kind === 'offline' ||
      (snapshot.context.shown?.copy !== undefined && !snapshot.hasTag('busy')),
  );
  const [pages, setPages] = useState<readonly number[]>([]);
  const { perPage, search } = query;

  useEffect(() => {
    if (!isCut) return;
    let isOver = false;
    void import('#cache/cached-page-numbers.ts')
      .then(({ cachedPageNumbers }) => cachedPageNumbers(api, entity, { perPage, search }))
      .then((found) => !isOver && setPages(found))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isCut, api, entity, perPage, search]);
  return isCut ? pages : null;
}
