import { useEffect } from 'react';
import type { Entity } from '#entities/define.ts';
import { useServices } from '#session/services/services-context.ts';
import type { CacheSubscriber } from '#storage/cache/subscribe-cache.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';

/** Notifies a list when the worker caches one of its pages. The code is loaded after the first rows. */
export function useCacheUpdates(list: CacheSubscriber, { endpoints }: Entity): void {
  const { api } = useServices();
  useEffect(() => {
    const hadWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    let isUnmounted = false;
    let stop: () => void = () => undefined;
    void afterFirstPaint(() => import('#storage/cache/subscribe-cache.ts')).then(({ subscribeCache }) => {
      if (!isUnmounted) stop = subscribeCache(list, { api, endpoint: endpoints.list, hadWorker });
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [api, endpoints, list]);
}
