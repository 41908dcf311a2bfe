import { useSelector } from '@xstate/react';
import { canReach } from '#machines/connectivity/selectors.ts';
import { useServices } from '#services/services-context.ts';

/** Whether a call has a chance to be answered, as far as is known. */
export function useOnline(): boolean {
  return useSelector(useServices().connection, canReach);
}
