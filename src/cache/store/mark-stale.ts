import { type CacheDatabase, type Entry, keysOf } from './database.ts';

/** After a write: what it may have changed is no longer as it was kept. It stays readable, and says so. */
export async function markStale(
  database: CacheDatabase,
  scopeId: string,
  isTouched: (entry: Entry) => boolean,
): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const touched = (await transaction.store.getAll(keysOf(scopeId))).filter(isTouched);
  await Promise.all([...touched.map((entry) => transaction.store.put({ ...entry, isStale: true })), transaction.done]);
}
