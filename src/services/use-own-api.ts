import { useMemo } from 'react';
import { type Api, ownApi } from '#api/api.ts';
import { useServices } from './services-context.ts';

/**
 * The API for the actors of one screen, dialog or control, which shows its own pending calls (`api.pending`).
 * @param prefetchApi The API of a prefetch for this screen, if there is one.
 */
export function useOwnApi(prefetchApi?: Api): Api {
  const { api } = useServices();
  return useMemo(() => prefetchApi ?? ownApi(api), [prefetchApi, api]);
}
