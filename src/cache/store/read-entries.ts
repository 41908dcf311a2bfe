import { type CacheDatabase, type Entry, keysOf } from './database.ts';

/** What is kept under a scope, without the answers themselves. */
export function readEntries(database: CacheDatabase, scopeId: string): Promise<readonly Entry[]> {
  return database.getAll('entries', keysOf(scopeId));
}
