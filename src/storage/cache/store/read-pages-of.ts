import { type CacheDatabase, type Entry, keysOf } from './database.ts';
import { isScopeValid } from './scopes.ts';

/** Which cached pages to read. */
export interface PagesOf {
  readonly scope: string;
  /** The path of their calls, as in the contract. */
  readonly path: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Whether the caller already has the parsed body, which is then not read: a hundred pages are several megabytes. */
  readonly isParsed?: (entry: Entry) => boolean;
}

interface StoredPage extends Pick<Entry, 'key' | 'at' | 'isStale'> {
  /** The body of the response; null if it was not read. */
  readonly body: string | null;
}

/** Reads all cached pages of the calls to a path, newest first. An offline search uses them. */
export async function readPagesOf(
  database: CacheDatabase,
  { scope: scopeId, path, now, isParsed = () => false }: PagesOf,
): Promise<readonly StoredPage[]> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies']);
  const range = keysOf(scopeId, `${path}?`);
  const [scope, entries] = await Promise.all([
    transaction.objectStore('scopes').get(scopeId),
    transaction.objectStore('entries').getAll(range),
  ]);
  if (!scope || !isScopeValid(scope, now)) return [];
  const bodies = transaction.objectStore('bodies');
  const pages = await Promise.all(
    entries.map(async (entry) => {
      const { key, at, isStale } = entry;
      return { key, at, isStale, body: isParsed(entry) ? null : await bodies.get([scopeId, key]) };
    }),
  );
  return pages
    .flatMap(({ body, ...page }) => (body === undefined ? [] : [{ ...page, body }]))
    .sort((one, other) => other.at - one.at);
}
