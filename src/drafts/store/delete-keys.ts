/** The name of the database of drafts. */
export const draftsName = 'matchdesk drafts';

/** The key id of drafts that cannot be encrypted (on a plain http address). They are deleted at sign-out. */
export const unencryptedKey = 'unsealed';

/**
 * Deletes the key of a user, or all keys (`null`), in one transaction. Stored drafts cannot be read until their user
 * signs in again. Unencrypted drafts are deleted too.
 *
 * Uses no library and is part of the first bundle: it must work without a network.
 */
export function deleteKeys(userId: number | null): Promise<void> {
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

/** Also deletes the key derivation parameters of a user who has no drafts left. */
function deleteUnencrypted(work: IDBTransaction, userId: number | null): void {
  const drafts = work.objectStore('drafts');
  const owners = new Set<number>();
  const request = drafts.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) {
      if (userId !== null && !owners.has(userId)) work.objectStore('persons').delete(userId);
      return;
    }
    const row = cursor.value as Row;
    if (row.keyId === unencryptedKey && (userId === null || row.userId === userId)) {
      for (const file of row.files) work.objectStore('files').delete(file);
      cursor.delete();
    } else owners.add(row.userId);
    cursor.continue();
  };
}
