import { useSyncExternalStore } from 'react';
import { subscribeStorageHealth, unresponsiveDatabases } from '#storage/health.ts';

/** The databases of this device that do not respond now. */
export function useUnresponsiveStorage() {
  return useSyncExternalStore(subscribeStorageHealth, unresponsiveDatabases);
}
