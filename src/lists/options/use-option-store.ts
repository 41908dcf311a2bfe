import { useMemo } from 'react';
import type { OptionStore } from '#fields/options.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { createOptionStore } from './option-store.ts';

/** The option lists of one screen. Failed lists are read again once the server is reachable. */
export function useOptionStore(): OptionStore {
  const { api } = useServices();
  const store = useMemo(() => createOptionStore(api), [api]);
  useReconnected(store.retryFailed);
  return store;
}
