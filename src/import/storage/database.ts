import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Ciphertext } from '#drafts/store/database.ts';

/** An import, encrypted without its rows. */
export interface ImportRecord {
  /** The user and the id of the import. */
  readonly series: string;
  /** The draft that contains the key of this import. */
  readonly draftId: string;
  /** The time of the last write, in milliseconds since 1970. */
  readonly at: number;
  readonly chunks: number;
  readonly encrypted: Ciphertext;
}

/** Consecutive rows of an import, encrypted. */
export interface RowsRecord {
  readonly series: string;
  readonly chunk: number;
  readonly encrypted: Ciphertext;
}

interface ImportsSchema extends DBSchema {
  imports: { key: string; value: ImportRecord };
  rows: { key: [series: string, chunk: number]; value: RowsRecord };
}

export type ImportsDatabase = IDBPDatabase<ImportsSchema>;

const name = 'matchdesk imports';
const version = 1;

/** Opens the database of imports. Closes it when a newer version is about to upgrade. */
export function openImports(onClosed: () => void): Promise<ImportsDatabase> {
  return openDB<ImportsSchema>(name, version, {
    upgrade: (database) => {
      database.createObjectStore('imports', { keyPath: 'series' });
      database.createObjectStore('rows', { keyPath: ['series', 'chunk'] });
    },
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** The keys of the rows of an import, from a chunk on. */
export function rowsOf(series: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([series, from], [series, Number.POSITIVE_INFINITY]);
}
