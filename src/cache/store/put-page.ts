import { type CacheDatabase, type Entry, keysOf } from './database.ts';

/** How much one person's copies may take. Sizes are in UTF-16 units. */
export interface Caps {
  readonly entries: number;
  readonly size: number;
}

const defaultCaps: Caps = { entries: 500, size: 20_000_000 };

interface Copy extends Pick<Entry, 'scope' | 'key' | 'path' | 'kind'> {
  readonly body: string;
  /** When it was answered. */
  readonly at: number;
  /** It belongs to a call whose lists are kept only when the person asks for it. */
  readonly isPersonal: boolean;
}

/**
 * Keeps an answer, if its scope still exists: the write and that question are one transaction, so no late answer brings
 * back what a sign-out has removed. Makes room by dropping what was used least recently; a full disk is met by dropping
 * half and trying once more. Resolves with whether the answer was kept.
 */
export async function putCachedPage(database: CacheDatabase, copy: Copy, caps: Caps = defaultCaps): Promise<boolean> {
  if (copy.body.length > caps.size) return false;
  try {
    return await write(database, copy, caps);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
  }
  await evictHalf(database, copy.scope);
  try {
    return await write(database, copy, caps);
  } catch (error) {
    if (isQuotaExceeded(error)) return false;
    throw error;
  }
}

async function write(database: CacheDatabase, copy: Copy, caps: Caps): Promise<boolean> {
  const { scope: scopeId, key, path, kind, body, at, isPersonal } = copy;
  const transaction = database.transaction(['scopes', 'entries', 'bodies'], 'readwrite');
  const scopes = transaction.objectStore('scopes');
  const entries = transaction.objectStore('entries');
  const bodies = transaction.objectStore('bodies');
  const scope = await scopes.get(scopeId);
  if (!scope || (isPersonal && !scope.keepsPersonal)) {
    await transaction.done;
    return false;
  }
  const others = (await entries.getAll(keysOf(scopeId))).filter((entry) => entry.key !== key);
  const dropped = surplus(others, body.length, caps);
  await Promise.all([
    // First, since it is the one that finds the disk full: nothing else is written then.
    bodies.put(body, [scopeId, key]),
    ...dropped.flatMap((entry) => [entries.delete([scopeId, entry.key]), bodies.delete([scopeId, entry.key])]),
    scopes.put({ ...scope, lastAnswerAt: Math.max(scope.lastAnswerAt, at) }),
    entries.put({ scope: scopeId, key, path, kind, at, usedAt: at, size: body.length, isStale: false }),
    transaction.done,
  ]);
  return true;
}

/** What has to go, least recently used first, for one more entry of a size to fit. */
function surplus(entries: readonly Entry[], size: number, caps: Caps): readonly Entry[] {
  const byUse = [...entries].sort((one, other) => one.usedAt - other.usedAt);
  let count = byUse.length + 1;
  let total = byUse.reduce((sum, entry) => sum + entry.size, size);
  const dropped: Entry[] = [];
  for (const entry of byUse) {
    if (count <= caps.entries && total <= caps.size) break;
    dropped.push(entry);
    count -= 1;
    total -= entry.size;
  }
  return dropped;
}

async function evictHalf(database: CacheDatabase, scopeId: string): Promise<void> {
  const transaction = database.transaction(['entries', 'bodies'], 'readwrite');
  const [entries, bodies] = [transaction.objectStore('entries'), transaction.objectStore('bodies')];
  const byUse = (await entries.getAll(keysOf(scopeId))).sort((one, other) => one.usedAt - other.usedAt);
  const dropped = byUse.slice(0, Math.ceil(byUse.length / 2));
  await Promise.all([
    ...dropped.flatMap(({ key }) => [entries.delete([scopeId, key]), bodies.delete([scopeId, key])]),
    transaction.done,
  ]);
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
