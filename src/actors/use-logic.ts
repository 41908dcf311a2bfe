import { useMemo } from 'react';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { useServices } from './services-context.ts';

/** A machine with the calls of an entity for effects, the same one from render to render. */
export function useLogic<Logic>(logicOf: (api: Api, entity: Entity) => Logic, entity: Entity): Logic {
  const { api } = useServices();
  return useMemo(() => logicOf(api, entity), [logicOf, api, entity]);
}
