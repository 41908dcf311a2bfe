import { committed } from '#storage/committed.ts';
import type { CacheDatabase, Entry } from './database.ts';
import { isScopeValid } from './scopes.ts';

/** A cached response. */
export interface CachedPage extends Pick<Entry, 'at' | 'isStale'> {
  readonly body: string;
}

/** Reads a cached page; null if its scope has been deleted or has expired. Records the use, for eviction. */
export async function readCachedPage(
  database: CacheDatabase,
  { scope: scopeId, key, now }: { readonly scope: string; readonly key: string; readonly now: number },
): Promise<CachedPage | null> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies']);
  const [scope, entry, body] = await Promise.all([
    transaction.objectStore('scopes').get(scopeId),
    transaction.objectStore('entries').get([scopeId, key]),
    transaction.objectStore('bodies').get([scopeId, key]),
  ]);
  if (!scope || !entry || body === undefined || !isScopeValid(scope, now)) return null;
  void recordUse(database, [scopeId, key], now).catch(() => undefined);
  return { body, at: entry.at, isStale: entry.isStale };
}

async function recordUse(database: CacheDatabase, id: [string, string], now: number): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  await committed(transaction, async () => {
    const entry = await transaction.store.get(id);
    if (entry) await transaction.store.put({ ...entry, usedAt: now });
  });
}
