import { ownApi } from '#api/api.ts';
import type { Services } from './services.ts';

/** The same services with a separate list of pending calls, for work that a press starts. */
export function ownServices(services: Services): Services {
  return { ...services, api: ownApi(services.api) };
}
