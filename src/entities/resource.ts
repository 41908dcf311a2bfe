import { splitEndpoint } from '#fields/endpoint.ts';
import { resourceNames } from '#openapi/resources.ts';
import type { Entity } from './define.ts';

/** The contract's name of an entity's records, such as `teams`; '' if it has none. */
export function resourceOf({ endpoints }: Pick<Entity, 'endpoints'>): string {
  const [, path] = splitEndpoint(endpoints.list);
  return resourceNames[path] ?? '';
}
