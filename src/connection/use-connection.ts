import { useSelector } from '@xstate/react';
import { connectionOf } from '#machines/connectivity/selectors.ts';
import type { Connection } from '#machines/connectivity/types.ts';
import { useServices } from '#services/services-context.ts';

/** What is known of the way to the server. */
export function useConnection(): Connection {
  return useSelector(useServices().connection, connectionOf);
}
