import { type CacheDatabase, type Entry, keysOf } from './database.ts';

/** Marks the pages that a write may have changed as stale. They stay readable. */
export async function markStale(
  database: CacheDatabase,
  scopeId: string,
  isAffected: (entry: Entry) => boolean,
): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const affected = (await transaction.store.getAll(keysOf(scopeId))).filter(isAffected);
  await Promise.all([...affected.map((entry) => transaction.store.put({ ...entry, isStale: true })), transaction.done]);
}
