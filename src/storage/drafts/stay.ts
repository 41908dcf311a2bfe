import { openBytes, sealBytes } from './cipher.ts';
import type { DraftRow, DraftsDatabase, KeyRow, Sealed } from './database.ts';
import { deriveKey, newSalt, rounds } from './derive-key.ts';
import { unsealedKey } from './name.ts';

/**
 * A person is at home: their key lies beside their drafts from now on, and everybody else's is gone. Drafts that the key
 * of before still opens are sealed anew, so that a changed password loses none. Deriving a key takes a while: nothing is
 * written for a person who has left meanwhile.
 */
export async function beginStay(
  database: DraftsDatabase,
  { userId, password, isStillHome }: { userId: number; password: string; isStillHome: () => boolean },
): Promise<void> {
  const person = (await database.get('persons', userId)) ?? { userId, salt: newSalt(), rounds };
  const next = { userId, ...(await deriveKey(password, person)) };
  for (;;) {
    const former = await database.get('keys', userId);
    const resealed = former === undefined ? [] : await resealAll(database, former, next);
    const work = database.transaction(['persons', 'keys', 'drafts', 'files'], 'readwrite');
    const keys = work.objectStore('keys');
    const now = await work.objectStore('drafts').index('userId').getAll(userId);
    const open = former === undefined || former.id === next.id ? [] : now.filter(({ keyId }) => keyId === former.id);
    const isAsRead = (await keys.get(userId))?.id === former?.id && areAsRead(open, resealed);
    if (!isStillHome()) return;
    if (isAsRead) {
      for (const other of await keys.getAll()) if (other.userId !== userId) void keys.delete(other.userId);
      void work.objectStore('persons').put(person);
      void keys.put(next);
      for (const { row, files } of resealed) {
        void work.objectStore('drafts').put(row);
        for (const file of files) void work.objectStore('files').put(file);
      }
    }
    await work.done;
    // Something was kept with the former key meanwhile: once more.
    if (isAsRead) break;
  }
  await dropStrangersUnsealed(database, userId);
}

/** Opens what a former password has sealed, and seals it with the present key. Resolves with how many there were. */
export async function openFormer(database: DraftsDatabase, userId: number, password: string): Promise<number> {
  const [person, present] = await Promise.all([database.get('persons', userId), database.get('keys', userId)]);
  if (person === undefined || present === undefined) return 0;
  const former = { userId, ...(await deriveKey(password, person)) };
  const resealed = former.id === present.id ? [] : await resealAll(database, former, present);
  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  if ((await work.objectStore('keys').get(userId))?.id !== present.id) return 0;
  for (const { row, files } of resealed) {
    void work.objectStore('drafts').put(row);
    for (const file of files) void work.objectStore('files').put(file);
  }
  await work.done;
  return resealed.length;
}

interface Resealed {
  readonly former: DraftRow;
  readonly row: DraftRow;
  readonly files: readonly { readonly id: string; readonly draftId: string; readonly sealed: Sealed }[];
}

async function resealAll(database: DraftsDatabase, from: KeyRow, to: KeyRow): Promise<readonly Resealed[]> {
  if (from.id === to.id) return [];
  const rows = await database.getAllFromIndex('drafts', 'userId', from.userId);
  const resealed: Resealed[] = [];
  for (const row of rows.filter(({ keyId }) => keyId === from.id)) {
    const reseal = async (sealed: Sealed, about: string) =>
      await sealBytes(to.key, await openBytes(from.key, sealed, about), about);
    const files = await database.getAllFromIndex('files', 'draftId', row.id);
    resealed.push({
      former: row,
      row: { ...row, keyId: to.id, sealed: await reseal(row.sealed, row.id) },
      files: await Promise.all(files.map(async (file) => ({ ...file, sealed: await reseal(file.sealed, file.id) }))),
    });
  }
  return resealed;
}

/** None of them has been written since, and no other one has come. */
function areAsRead(open: readonly DraftRow[], resealed: readonly Resealed[]): boolean {
  const isAsBefore = ({ id, at, status }: DraftRow) =>
    resealed.some(({ former }) => former.id === id && former.at === at && former.status === status);
  return open.length === resealed.length && open.every(isAsBefore);
}

/** What could not be sealed ends with its person's stay. */
async function dropStrangersUnsealed(database: DraftsDatabase, userId: number): Promise<void> {
  const work = database.transaction(['drafts', 'files'], 'readwrite');
  for (const row of await work.objectStore('drafts').getAll()) {
    if (row.userId === userId || row.keyId !== unsealedKey) continue;
    for (const file of row.files) void work.objectStore('files').delete(file);
    void work.objectStore('drafts').delete(row.id);
  }
  await work.done;
}
