import { useEffect } from 'react';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { prefetchNeighbours } from '#lists/prefetch/prefetch-neighbours.ts';
import { useServices } from '#session/services/services-context.ts';
import { firstPaint } from '#ui/loading/after-first-paint.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';

interface NeighbourOptions {
  readonly list: ListActor;
  readonly api: Api;
  readonly entity: Entity;
}

/** Prefetches the pages beside the shown one. The first screen has the connection to itself. */
export function useNeighbours({ list, api, entity }: NeighbourOptions): void {
  const { prefetchBudget: budget } = useServices();
  useEffect(() => {
    let isUnmounted = false;
    let stop: () => void = () => undefined;
    void firstPaint().then(() => {
      if (!isUnmounted) stop = prefetchNeighbours({ list, api, entity, budget });
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [list, api, entity, budget]);
}
