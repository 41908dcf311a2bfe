import type { Api } from '#api/api.ts';
import { type CacheUpdateMessage, cacheUpdateChannel } from '#domain/cache-messages.ts';
import { type Endpoint, splitEndpoint } from '#fields/endpoint.ts';
import { forgetPage } from '#lists/known.ts';

export interface CacheSubscriber {
  readonly send: (event: { type: 'list.pageUpdated' | 'list.revalidate' }) => void;
}

interface SubscribeOptions {
  readonly api: Api;
  /** The list's call. */
  readonly endpoint: Endpoint;
  /** Whether a service worker controlled the page when the list was opened. */
  readonly hadWorker: boolean;
}

/**
 * Notifies a list of newer data: when the worker has updated one of its cached pages in the background, and when the
 * first worker takes control, because earlier responses were not cached. Returns a function to unsubscribe.
 */
export function subscribeCache(list: CacheSubscriber, { api, endpoint, hadWorker }: SubscribeOptions): () => void {
  const [, path] = splitEndpoint(endpoint);
  const channel = new BroadcastChannel(cacheUpdateChannel);
  channel.onmessage = ({ data: { scope, key } }: MessageEvent<CacheUpdateMessage>) => {
    if (!key.startsWith(`${path}?`)) return;
    void api.scope().then((own) => {
      if (own !== scope) return;
      forgetPage(api, endpoint, key);
      list.send({ type: 'list.pageUpdated' });
    });
  };
  const workers = workersOf(navigator);
  const revalidate = () => list.send({ type: 'list.revalidate' });
  if (workers && !hadWorker) {
    if (workers.controller) revalidate();
    else workers.addEventListener('controllerchange', revalidate, { once: true });
  }
  return () => {
    channel.close();
    workers?.removeEventListener('controllerchange', revalidate);
  };
}

/** Undefined on an insecure address. */
function workersOf({ serviceWorker }: { serviceWorker?: ServiceWorkerContainer }): ServiceWorkerContainer | undefined {
  return serviceWorker;
}
