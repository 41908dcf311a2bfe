import { useSelector } from '@xstate/react';
import { canReach } from '#machines/connectivity/machine.ts';
import { useServices } from '#session/services/services-context.ts';

/** Whether the server can be reached, as far as is known. */
export function useOnline(): boolean {
  return useSelector(useServices().connection, canReach);
}
