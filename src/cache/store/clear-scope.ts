import { type CacheDatabase, keysOf } from './database.ts';

/** Deletes all cached pages of a scope, but not the scope. */
export async function clearScope(database: CacheDatabase, scopeId: string): Promise<void> {
  const transaction = database.transaction(['entries', 'bodies'], 'readwrite');
  await Promise.all([
    transaction.objectStore('entries').delete(keysOf(scopeId)),
    transaction.objectStore('bodies').delete(keysOf(scopeId)),
    transaction.done,
  ]);
}
