import { useMemo } from 'react';
import { type Api, ownApi } from '#api/api.ts';
import { useServices } from './services-context.ts';

/**
 * The API for the actors of one screen, dialog or control, which shows its own pending calls (`api.pending`).
 * @param begun The one that a prefetch for this screen uses already.
 */
export function useOwnApi(begun?: Api): Api {
  const { api } = useServices();
  return useMemo(() => begun ?? ownApi(api), [begun, api]);
}
