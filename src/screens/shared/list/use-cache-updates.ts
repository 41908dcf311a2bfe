import { useEffect } from 'react';
import type { Entity } from '#entities/define.ts';
import { useServices } from '#session/services/services-context.ts';
import { type CacheSubscriber, subscribeCache } from '#storage/cache/subscribe-cache.ts';

/** Notifies a list when the worker caches one of its pages. */
export function useCacheUpdates(list: CacheSubscriber, { endpoints }: Entity): void {
  const { api } = useServices();
  useEffect(() => {
    const hadWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    return subscribeCache(list, { api, endpoint: endpoints.list, hadWorker });
  }, [api, endpoints, list]);
}
