import { hasStoredUser } from '#storage/stored-session.ts';

/** The name of the database of drafts. */
export const draftsName = 'matchdesk drafts';

/** The key id of drafts that cannot be encrypted (on a plain http address). They are deleted at sign-out. */
export const unencryptedKey = 'unsealed';

/** A key or a draft, and whose it is. */
export interface Owned {
  readonly userId: number;
  /** When it was stored, in milliseconds. */
  readonly at?: number;
}

/**
 * Deletes the key of a user (`null`: of none) in one transaction and, if no user is stored on the device by then, all keys
 * that `isNext` does not claim for a user who is signing in: sign-outs that were cut short have left them. Stored drafts
 * cannot be read until their user signs in again. Unencrypted drafts are deleted too.
 *
 * Uses no library and is part of the first bundle: it must work without a network.
 */
export function deleteKeys(userId: number | null, isNext: (row: Owned) => boolean = () => false): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(draftsName);
    // The database does not exist. Do not create it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const work = database.transaction(['keys', 'drafts', 'files', 'persons'], 'readwrite');
      work.oncomplete = () => {
        database.close();
        resolve();
      };
      work.onabort = () => {
        database.close();
        reject(work.error ?? new Error('The keys of the drafts could not be deleted'));
      };
      const isDeleted = (row: Owned) => row.userId === userId || (!hasStoredUser() && !isNext(row));
      readAll(work, 'keys', (rows, keys) => {
        for (const row of rows.filter(isDeleted)) keys.delete(row.userId);
      });
      readAll(work, 'drafts', (rows, drafts) => {
        const isGone = (row: Row) => row.keyId === unencryptedKey && isDeleted(row);
        for (const row of rows.filter(isGone)) {
          for (const file of row.files ?? []) work.objectStore('files').delete(file);
          drafts.delete(row.id);
        }
        // The parameters of a key are only needed for drafts.
        const isLeft = rows.some((row) => row.userId === userId && !isGone(row));
        if (userId !== null && !isLeft) work.objectStore('persons').delete(userId);
      });
    };
  });
}

/** A key has no files. */
interface Row extends Owned {
  readonly id: string;
  readonly keyId?: string;
  readonly files?: readonly string[];
}

type Visit = (rows: readonly Row[], store: IDBObjectStore) => void;

function readAll(work: IDBTransaction, name: string, visit: Visit): void {
  const store = work.objectStore(name);
  const request = store.getAll();
  request.onsuccess = () => visit(request.result as readonly Row[], store);
}
