import { type CacheDatabase, type Entry, keysOf } from './database.ts';
import { isAlive } from './scopes.ts';

/** Which copies to read. */
export interface PagesOf {
  readonly scope: string;
  /** That of their calls, as in the contract. */
  readonly path: string;
  /** An instant in milliseconds. */
  readonly now: number;
  /** Whose body the caller has already: those of a hundred pages of rows are some megabytes. */
  readonly isHeld?: (entry: Entry) => boolean;
}

interface StoredPage extends Pick<Entry, 'key' | 'at' | 'isStale'> {
  /** The answer as the server gave it; null where it is held. */
  readonly body: string | null;
}

/** Every copy of the calls to a path, newest first: what an offline search looks through. */
export async function readPagesOf(
  database: CacheDatabase,
  { scope: scopeId, path, now, isHeld = () => false }: PagesOf,
): Promise<readonly StoredPage[]> {
  const transaction = database.transaction(['scopes', 'entries', 'bodies']);
  const range = keysOf(scopeId, `${path}?`);
  const [scope, entries] = await Promise.all([
    transaction.objectStore('scopes').get(scopeId),
    transaction.objectStore('entries').getAll(range),
  ]);
  if (!scope || !isAlive(scope, now)) return [];
  const bodies = transaction.objectStore('bodies');
  const copies = await Promise.all(
    entries.map(async (entry) => {
      const { key, at, isStale } = entry;
      return { key, at, isStale, body: isHeld(entry) ? null : await bodies.get([scopeId, key]) };
    }),
  );
  return copies.filter(isWhole).sort((one, other) => other.at - one.at);
}

function isWhole(copy: Omit<StoredPage, 'body'> & { readonly body: string | null | undefined }): copy is StoredPage {
  return copy.body !== undefined;
}
