import { type Entry, type KeptDatabase, keysOf } from './database.ts';

/** What is kept under a scope, without the answers themselves. */
export function readEntries(database: KeptDatabase, scopeId: string): Promise<readonly Entry[]> {
  return database.getAll('entries', keysOf(scopeId));
}
