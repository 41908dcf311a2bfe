import { type CacheDatabase, keysOf } from './database.ts';

/** Removes every copy of a scope; the scope itself stays. */
export async function clearScope(database: CacheDatabase, scopeId: string): Promise<void> {
  const transaction = database.transaction(['entries', 'bodies'], 'readwrite');
  await Promise.all([
    transaction.objectStore('entries').delete(keysOf(scopeId)),
    transaction.objectStore('bodies').delete(keysOf(scopeId)),
    transaction.done,
  ]);
}
