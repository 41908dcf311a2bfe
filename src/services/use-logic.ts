import { useMemo } from 'react';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';

/** A machine with the calls of an entity as effects. Stable across renders. */
export function useLogic<Logic>(logicOf: (api: Api, entity: Entity) => Logic, api: Api, entity: Entity): Logic {
  return useMemo(() => logicOf(api, entity), [logicOf, api, entity]);
}
