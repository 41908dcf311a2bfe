import { useEffect } from 'react';
import type { CacheSubscriber } from '#cache/subscribe-cache.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { useServices } from '#services/services-context.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';

/** A list follows what the worker keeps. That is of no use before the first rows: its code comes after them. */
export function useCacheUpdates(list: CacheSubscriber, { endpoints }: Entity): void {
  const { api } = useServices();
  useEffect(() => {
    const [, path] = splitEndpoint(endpoints.list);
    const hadWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    let isOver = false;
    let stop: () => void = () => undefined;
    void afterFirstPaint(() => import('#cache/subscribe-cache.ts')).then(({ subscribeCache }) => {
      if (!isOver) stop = subscribeCache(list, { api, path, hadWorker });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [api, endpoints, list]);
}
