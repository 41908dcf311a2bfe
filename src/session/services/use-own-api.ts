import { useMemo } from 'react';
import { type OwnApi, ownApi } from '#api/api.ts';
import type { Services } from './services.ts';
import { useServices } from './services-context.ts';

/** The API for the actors of one screen, dialog or control, which shows its own pending calls (`api.pending`). */
export function useOwnApi(): OwnApi {
  const { api } = useServices();
  return useMemo(() => ownApi(api), [api]);
}

/** A machine with the calls of this API as effects, for example those of an entity (`of`). Stable while both are. */
export function useLogic<Logic, Of = undefined>(
  logicOf: (api: OwnApi, of: Of) => Logic,
  api: OwnApi,
  ...[of]: undefined extends Of ? [of?: Of] : [of: Of]
): Logic {
  // Only a logic without a subject may omit it.
  return useMemo(() => logicOf(api, of as Of), [logicOf, api, of]);
}

export interface OwnServices extends Services {
  readonly api: OwnApi;
}

/** The same services with a separate list of pending calls, for work that a press starts. */
export function ownServices(services: Services): OwnServices {
  return { ...services, api: ownApi(services.api) };
}
