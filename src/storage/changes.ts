import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Offer } from '#machines/undo/machine.ts';
import { boundedWork, monitored } from './health.ts';

/** A change that a user made on this device, and the server's result. */
export interface Change {
  /** When the server responded, in milliseconds since 1970. */
  readonly at: number;
  /** The area: `teams`. */
  readonly area: string;
  readonly action: 'create' | 'edit' | 'delete';
  /** The record's id; null for a new record. */
  readonly id: number | string | null;
  /** The record's name; '' if unknown. */
  readonly name: string;
  /** `unknown`: there was no response. */
  readonly outcome: 'saved' | 'unknown';
  readonly fields: readonly ChangedField[];
}

/**
 * A field before and after the change, as its form contains it. A file is stored by its name, a password not at all.
 */
export interface ChangedField {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A change in the cache scope of its user. It is deleted together with the scope. */
export interface ChangeRow extends Change {
  readonly scope: string;
}

/** The undos of a cache scope's user that wait for the user to send them. Deleted together with the scope. */
interface UndosRow {
  readonly scope: string;
  readonly waiting: readonly Offer[];
}

interface ChangesSchema extends DBSchema {
  changes: { key: number; value: ChangeRow };
  undos: { key: string; value: UndosRow };
}

export const changesName = 'matchdesk changes 1';

type Work<Out> = (database: IDBPDatabase<ChangesSchema>) => Promise<Out>;

/** Runs work with the database within the timeout. Rejects if storage cannot be opened or does not respond. */
export function withChanges<Out>(work: Work<Out>): Promise<Out> {
  return boundedWork('changes', () => whileOpen(work));
}

/**
 * For writes and removals, which must happen even if they are late. Settles when the work is done, which may be never.
 */
export function withChangesEventually<Out>(work: Work<Out>): Promise<Out> {
  return monitored('changes', whileOpen(work));
}

/** Opens the database for one piece of work only, because it is small and rarely used. */
async function whileOpen<Out>(work: Work<Out>): Promise<Out> {
  const database = await openDB<ChangesSchema>(changesName, 2, {
    upgrade: (created, oldVersion) => {
      if (oldVersion < 1) created.createObjectStore('changes', { autoIncrement: true });
      created.createObjectStore('undos', { keyPath: 'scope' });
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Deletes the changes of all scopes that no longer exist. It calls `readScopes` after it has opened the database, which
 * may take long: a scope that is created meanwhile keeps its changes.
 */
export function deleteChangesExcept(readScopes: () => Promise<readonly string[]>): Promise<void> {
  return withChangesEventually(async (database) => {
    const scopes = await readScopes();
    const transaction = database.transaction(['changes', 'undos'], 'readwrite');
    const { done } = transaction;
    const [store, undos] = [transaction.objectStore('changes'), transaction.objectStore('undos')];
    const [rows, keys, undoScopes] = await Promise.all([store.getAll(), store.getAllKeys(), undos.getAllKeys()]);
    const orphaned = keys.filter((_, at) => !scopes.includes(rows[at]?.scope ?? ''));
    const orphanedUndos = undoScopes.filter((scope) => !scopes.includes(scope));
    await Promise.all([
      ...orphaned.map((key) => store.delete(key)),
      ...orphanedUndos.map((scope) => undos.delete(scope)),
      done,
    ]);
  });
}
