import { useMemo } from 'react';
import type { Api } from '#api/api.ts';

/** A machine with the calls of this API as effects, for example those of an entity (`of`). Stable while both are. */
export function useLogic<Logic, Of = undefined>(
  logicOf: (api: Api, of: Of) => Logic,
  api: Api,
  ...[of]: undefined extends Of ? [of?: Of] : [of: Of]
): Logic {
  // Only a logic without a subject may omit it.
  return useMemo(() => logicOf(api, of as Of), [logicOf, api, of]);
}
