import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { oneConnection } from '#storage/one-connection.ts';

/**
 * One person's stay on this device: from a sign-in until they sign out, or somebody else signs in. Its random id is the
 * capability to keep and to read copies: where the scope is gone, nothing is written any more.
 */
export interface Scope {
  readonly id: string;
  readonly userId: number;
  /** When the server last answered a call of this person: an instant in milliseconds. */
  readonly lastAnswerAt: number;
  /** The person wants lists of personal data (the users) kept too. */
  readonly keepsPersonal: boolean;
}

/** What is known of a copy without reading it. */
export interface Entry {
  readonly scope: string;
  /** As `cacheKey` makes it. */
  readonly key: string;
  /** The path of its call, as in the contract. */
  readonly path: string;
  /** A page of rows, or the items of a dropdown. */
  readonly kind: 'list' | 'option';
  /** When the server answered it: an instant in milliseconds. */
  readonly at: number;
  readonly usedAt: number;
  /** Length of the body, in UTF-16 units. */
  readonly size: number;
  /** This device has changed something since that may show in it. */
  readonly isStale: boolean;
}

export interface CacheSchema extends DBSchema {
  scopes: { key: string; value: Scope };
  entries: { key: [scope: string, key: string]; value: Entry };
  bodies: { key: [scope: string, key: string]; value: string };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

/**
 * Opens the database of kept answers. The version is in its name: for a while after an update an old page and a new
 * worker live side by side, each with its own.
 */
export function openCacheDatabase(onClosed: () => void = () => undefined): Promise<CacheDatabase> {
  return openDB<CacheSchema>('matchdesk lists 1', 1, {
    upgrade: (database) => {
      database.createObjectStore('scopes', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['scope', 'key'] });
      database.createObjectStore('bodies');
    },
    // Somebody removes the database (the browser's own "clear site data", for one): this connection is not to hold it.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** The one connection of this page or worker. */
export const cacheDatabase = oneConnection(openCacheDatabase);

/** All keys of a scope; with `prefix`, those that begin with it. */
export function keysOf(scope: string, prefix = ''): IDBKeyRange {
  return IDBKeyRange.bound([scope, prefix], [scope, `${prefix}\uffff`]);
}
