import { draftsName, unencryptedKey } from './name.ts';

/**
 * Ends a person's stay, or everybody's by `null`, in one transaction: the key goes, which makes the kept drafts unreadable
 * until that person signs in again; drafts that could not be sealed go with it.
 *
 * Without a library, in the first code that a page has: it has to work with the network dead and nothing else fetched.
 */
export function deleteKeys(userId: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(draftsName);
    // No drafts were ever kept here, and none are to be made room for.
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
        reject(work.error ?? new Error('The drafts could not be sealed'));
      };
      if (userId === null) work.objectStore('keys').clear();
      else work.objectStore('keys').delete(userId);
      deleteUnencrypted(work, userId);
    };
  });
}

interface Row {
  readonly userId: number;
  readonly keyId: string;
  readonly files: readonly string[];
}

/** Of a person with no drafts left nothing stays. */
function deleteUnencrypted(work: IDBTransaction, userId: number | null): void {
  const drafts = work.objectStore('drafts');
  const left = new Set<number>();
  const walk = drafts.openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (cursor === null) {
      if (userId !== null && !left.has(userId)) work.objectStore('persons').delete(userId);
      return;
    }
    const row = cursor.value as Row;
    if (row.keyId === unencryptedKey && (userId === null || row.userId === userId)) {
      for (const file of row.files) work.objectStore('files').delete(file);
      cursor.delete();
    } else left.add(row.userId);
    cursor.continue();
  };
}
