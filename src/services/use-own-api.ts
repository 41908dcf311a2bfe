import { useMemo } from 'react';
import { type Api, ownApi } from '#api/api.ts';
import type { Services } from './services.ts';
import { useServices } from './services-context.ts';

/**
 * The API for the actors of one screen, dialog or control, which shows its own pending calls (`api.pending`).
 * @param prefetchApi The API of a prefetch for this screen, if there is one.
 */
export function useOwnApi(prefetchApi?: Api): Api {
  const { api } = useServices();
  return useMemo(() => prefetchApi ?? ownApi(api), [prefetchApi, api]);
}

/** The same services with a separate list of pending calls, for work that a press starts. */
export function ownServices(services: Services): Services {
  return { ...services, api: ownApi(services.api) };
}
