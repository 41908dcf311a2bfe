import { committed } from '#storage/committed.ts';
import { type CacheDatabase, deletePages, type Entry, keysOf, writeTransaction } from './database.ts';

/** The limits of one user's cache. Sizes are in UTF-16 units. */
export interface Caps {
  readonly entries: number;
  readonly size: number;
}

const defaultCaps: Caps = { entries: 500, size: 20_000_000 };

interface NewPage extends Pick<Entry, 'scope' | 'key' | 'path' | 'kind'> {
  readonly body: string;
  /** When the server responded, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it contains personal data, which is cached only if the user has turned that on. */
  readonly isPersonal: boolean;
}

/**
 * Caches a response if its scope still exists. The check and the write are one transaction, so a late response cannot
 * restore what a sign-out has deleted. Evicts the least recently used pages to make room. If storage is full, it evicts
 * half of them and tries once more. Resolves with whether the response was cached.
 */
export async function putCachedPage(
  database: CacheDatabase,
  page: NewPage,
  caps: Caps = defaultCaps,
): Promise<boolean> {
  if (page.body.length > caps.size) return false;
  try {
    return await write(database, page, caps);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
  }
  await evictHalf(database, page.scope);
  try {
    return await write(database, page, caps);
  } catch (error) {
    if (isQuotaExceeded(error)) return false;
    throw error;
  }
}

async function write(database: CacheDatabase, page: NewPage, caps: Caps): Promise<boolean> {
  const { scope: scopeId, key, path, kind, body, at, isPersonal } = page;
  const transaction = writeTransaction(database);
  const scopes = transaction.objectStore('scopes');
  const entries = transaction.objectStore('entries');
  return await committed(transaction, async () => {
    const scope = await scopes.get(scopeId);
    if (!scope || (isPersonal && !scope.keepsPersonal)) return false;
    const others = (await entries.getAll(keysOf(scopeId))).filter((entry) => entry.key !== key);
    const evicted = surplus(others, body.length, caps);
    await Promise.all([
      // First, because this is the write that fails if storage is full. Then nothing else is written.
      transaction.objectStore('bodies').put(body, [scopeId, key]),
      ...evicted.flatMap((entry) => deletePages(transaction, [scopeId, entry.key])),
      scopes.put({ ...scope, lastAnswerAt: Math.max(scope.lastAnswerAt, at) }),
      entries.put({ scope: scopeId, key, path, kind, at, usedAt: at, size: body.length, isStale: false }),
    ]);
    return true;
  });
}

/** The entries to evict, least recently used first, so that one more entry of this size fits. */
function surplus(entries: readonly Entry[], size: number, caps: Caps): readonly Entry[] {
  const byUse = [...entries].sort((one, other) => one.usedAt - other.usedAt);
  let count = byUse.length + 1;
  let total = byUse.reduce((sum, entry) => sum + entry.size, size);
  const evicted: Entry[] = [];
  for (const entry of byUse) {
    if (count <= caps.entries && total <= caps.size) break;
    evicted.push(entry);
    count -= 1;
    total -= entry.size;
  }
  return evicted;
}

async function evictHalf(database: CacheDatabase, scopeId: string): Promise<void> {
  const transaction = writeTransaction(database);
  await committed(transaction, async () => {
    const entries = await transaction.objectStore('entries').getAll(keysOf(scopeId));
    const byUse = entries.sort((one, other) => one.usedAt - other.usedAt);
    const evicted = byUse.slice(0, Math.ceil(byUse.length / 2));
    await Promise.all(evicted.flatMap(({ key }) => deletePages(transaction, [scopeId, key])));
  });
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Marks the pages that a write may have changed as stale. They stay readable. */
export async function markStale(
  database: CacheDatabase,
  scopeId: string,
  isAffected: (entry: Entry) => boolean,
): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  await committed(transaction, async () => {
    const affected = (await transaction.store.getAll(keysOf(scopeId))).filter(isAffected);
    await Promise.all(affected.map((entry) => transaction.store.put({ ...entry, isStale: true })));
  });
}
