import type { Api } from '#api/api.ts';
import { type CacheUpdate, cacheUpdateChannel } from '#domain/cache-messages.ts';

export interface CacheSubscriber {
  readonly send: (event: { type: 'list.pageUpdated' | 'list.revalidate' }) => void;
}

interface Follow {
  readonly api: Api;
  /** The path of the list's call. */
  readonly path: string;
  /** Whether a worker answered for the page when the list was opened. */
  readonly hadWorker: boolean;
}

/**
 * Tells a list that shows copies of newer ones: of those that the worker renews behind its answers, and of the worker's
 * first coming, since what was read before it has not been kept. Gives what ends it.
 */
export function subscribeCache(list: CacheSubscriber, { api, path, hadWorker }: Follow): () => void {
  const channel = new BroadcastChannel(cacheUpdateChannel);
  channel.onmessage = ({ data: { scope, key } }: MessageEvent<CacheUpdate>) => {
    if (!key.startsWith(`${path}?`)) return;
    void api.scope().then((own) => own === scope && list.send({ type: 'list.pageUpdated' }));
  };
  const workers = workersOf(navigator);
  const readAgain = () => list.send({ type: 'list.revalidate' });
  if (workers && !hadWorker) {
    if (workers.controller) readAgain();
    else workers.addEventListener('controllerchange', readAgain, { once: true });
  }
  return () => {
    channel.close();
    workers?.removeEventListener('controllerchange', readAgain);
  };
}

/** There are none on an address that is not secure. */
function workersOf({ serviceWorker }: { serviceWorker?: ServiceWorkerContainer }): ServiceWorkerContainer | undefined {
  return serviceWorker;
}
