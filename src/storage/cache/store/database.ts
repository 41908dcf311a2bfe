import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { boundedWork, monitored } from '#storage/health.ts';
import { oneConnection } from '#storage/one-connection.ts';

/**
 * The cache scope of one user on this device. It exists from a sign-in until a sign-out, or until another user signs
 * in. Its random id is needed to store and read cached pages: once the scope is deleted, nothing is written any more.
 */
export interface Scope {
  readonly id: string;
  readonly userId: number;
  /** When the server last responded to a call of this user, in milliseconds since 1970. */
  readonly lastAnswerAt: number;
  /** Whether the user has turned on caching of personal data (the list of users). */
  readonly keepsPersonal: boolean;
}

/** The metadata of a cached page. */
export interface Entry {
  readonly scope: string;
  /** The result of `cacheKey`. */
  readonly key: string;
  /** The path of its call, as in the contract; that of a record contains its id. */
  readonly path: string;
  /** A page of rows, the options of a dropdown, or one record. */
  readonly kind: 'list' | 'option' | 'record';
  /** When the server responded, in milliseconds since 1970. */
  readonly at: number;
  readonly usedAt: number;
  /** The length of the body, in UTF-16 units. */
  readonly size: number;
  /** Whether this device has changed something since that may affect the page. */
  readonly isStale: boolean;
}

export interface CacheSchema extends DBSchema {
  scopes: { key: string; value: Scope };
  entries: { key: [scope: string, key: string]; value: Entry };
  bodies: { key: [scope: string, key: string]; value: string };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

/**
 * Opens the database of cached pages. Its name contains the version: after an update an old page and a new worker may
 * run at the same time, each with its own database.
 */
export function openCacheDatabase(onClosed: () => void = () => undefined): Promise<CacheDatabase> {
  return openDB<CacheSchema>('matchdesk lists 1', 1, {
    upgrade: (database) => {
      database.createObjectStore('scopes', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['scope', 'key'] });
      database.createObjectStore('bodies');
    },
    // The database is being deleted, for example by "clear site data" of the browser. Do not block that.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** The one connection of this page or worker. */
export const cacheDatabase = oneConnection(openCacheDatabase);

type Work<Out> = (database: CacheDatabase) => Promise<Out>;

/** Runs work with the cached pages within the timeout. Rejects if storage cannot be opened or does not respond. */
export function withCache<Out>(work: Work<Out>): Promise<Out> {
  return boundedWork('lists', async () => await work(await cacheDatabase()));
}

/**
 * For work that must happen even if it is late: removals, and marking pages as stale. Settles when the work is done,
 * which may be never. Limit the wait with `unlessUnresponsive`.
 */
export async function withCacheEventually<Out>(work: Work<Out>): Promise<Out> {
  return await monitored('lists', cacheDatabase().then(work));
}

/** The range of all keys of a scope; with `prefix`, of those that start with it. */
export function keysOf(scope: string, prefix = ''): IDBKeyRange {
  return IDBKeyRange.bound([scope, prefix], [scope, `${prefix}\uffff`]);
}

/** The key of a cached response: the path of the call and its sorted query. */
export function cacheKey(path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted.toString()}`;
}

/** The metadata of all cached pages of a scope. */
export function readEntries(database: CacheDatabase, scopeId: string): Promise<readonly Entry[]> {
  return database.getAll('entries', keysOf(scopeId));
}

/** A transaction that writes scopes and their pages. */
export function writeTransaction(database: CacheDatabase) {
  return database.transaction(['scopes', 'entries', 'bodies'], 'readwrite');
}

/** Deletes the pages with a key, or with the keys of a range. */
export function deletePages(
  transaction: ReturnType<typeof writeTransaction>,
  keys: IDBKeyRange | [scope: string, key: string],
): readonly Promise<void>[] {
  return [transaction.objectStore('entries').delete(keys), transaction.objectStore('bodies').delete(keys)];
}
