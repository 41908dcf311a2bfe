import { useEffect } from 'react';
import { type Renewal, renewalChannel } from '#domain/kept-answers.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { useServices } from './services-context.ts';

interface Renewable {
  readonly send: (event: { type: 'list.copyRenewed' | 'list.freshen' }) => void;
}

/** A list that shows copies learns of newer ones: of those that the worker renews, and of the worker's first coming. */
export function useRenewedCopies(list: Renewable, { endpoints }: Entity): void {
  const { api } = useServices();
  useEffect(() => {
    const [, path] = splitEndpoint(endpoints.list);
    const channel = new BroadcastChannel(renewalChannel);
    channel.onmessage = ({ data: { scope, key } }: MessageEvent<Renewal>) => {
      if (!key.startsWith(`${path}?`)) return;
      void api.scope().then((own) => own === scope && list.send({ type: 'list.copyRenewed' }));
    };
    return () => channel.close();
  }, [api, endpoints, list]);

  useEffect(() => {
    const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    if (!workers || workers.controller) return;
    // What was read before there was a worker has not been kept.
    const readAgain = () => list.send({ type: 'list.freshen' });
    workers.addEventListener('controllerchange', readAgain, { once: true });
    return () => workers.removeEventListener('controllerchange', readAgain);
  }, [list]);
}
