import type { CacheDatabase, Entry } from './database.ts';
import { isAlive } from './scopes.ts';

/** An answer as the server gave it, with what is known of it. */
export interface CachedPage extends Pick<Entry, 'at' | 'isStale'> {
  readonly body: string;
}

/** A copy, unless its scope is gone or too old. Notes its use, for the question of what to drop first. */
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
  if (!scope || !entry || body === undefined || !isAlive(scope, now)) return null;
  void noteUse(database, [scopeId, key], now).catch(() => undefined);
  return { body, at: entry.at, isStale: entry.isStale };
}

async function noteUse(database: CacheDatabase, id: [string, string], now: number): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const entry = await transaction.store.get(id);
  await Promise.all([entry && transaction.store.put({ ...entry, usedAt: now }), transaction.done]);
}
