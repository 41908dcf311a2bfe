import type { Api } from '#api/api.ts';
import { type Renewal, renewalChannel } from '#domain/cache-messages.ts';

export interface Renewable {
  readonly send: (event: { type: 'list.copyRenewed' | 'list.freshen' }) => void;
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
export function followCopies(list: Renewable, { api, path, hadWorker }: Follow): () => void {
  const channel = new BroadcastChannel(renewalChannel);
  channel.onmessage = ({ data: { scope, key } }: MessageEvent<Renewal>) => {
    if (!key.startsWith(`${path}?`)) return;
    void api.scope().then((own) => own === scope && list.send({ type: 'list.copyRenewed' }));
  };
  const workers = workersOf(navigator);
  const readAgain = () => list.send({ type: 'list.freshen' });
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
