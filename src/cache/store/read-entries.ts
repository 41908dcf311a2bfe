import { type CacheDatabase, type Entry, keysOf } from './database.ts';

/** The metadata of all cached pages of a scope. */
export function readEntries(database: CacheDatabase, scopeId: string): Promise<readonly Entry[]> {
  return database.getAll('entries', keysOf(scopeId));
}
