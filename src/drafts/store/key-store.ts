import { monitored } from '#storage/health.ts';
import { decryptBytes, encryptBytes } from './cipher.ts';
import type { Ciphertext, DraftRow, DraftsDatabase, FileRow, KeyRow } from './database.ts';
import { deriveKey, newSalt, rounds } from './derive-key.ts';
import { unencryptedKey } from './name.ts';

interface Stay {
  readonly userId: number;
  readonly password: string;
  readonly isStillSignedIn: () => boolean;
}

/** Each access to storage is timed by itself: deriving a key and encrypting may take longer than storage does. */
const timed = <Out>(work: Promise<Out>) => monitored('drafts', work);

/**
 * A person is at home: everybody else's key is gone at once, and theirs lies beside their drafts from now on. Drafts that
 * the key of before still opens are sealed anew, so that a changed password loses none. Deriving a key takes a while:
 * nothing is written for a person who has left meanwhile.
 */
export async function addKey(database: DraftsDatabase, { userId, password, isStillSignedIn }: Stay): Promise<void> {
  await timed(deleteOtherUsersKeys(database, userId));
  const person = (await timed(database.get('persons', userId))) ?? { userId, salt: newSalt(), rounds };
  const next = { userId, ...(await deriveKey(password, person)) };
  for (;;) {
    const former = await timed(database.get('keys', userId));
    const reencrypted = former === undefined ? [] : await reencryptAll(database, former, next);
    if (await timed(storeKey({ former, reencrypted }))) return;
  }

  /** Whether there is nothing left to do: not where something was kept with the former key meanwhile. */
  async function storeKey({ former, reencrypted }: KeyChange): Promise<boolean> {
    const work = database.transaction(['persons', 'keys', 'drafts', 'files'], 'readwrite');
    const [keys, drafts] = [work.objectStore('keys'), work.objectStore('drafts')];
    const now = await drafts.index('userId').getAll(userId);
    const open = former === undefined || former.id === next.id ? [] : now.filter(({ keyId }) => keyId === former.id);
    const present = await keys.get(userId);
    const isAsRead = present?.id === former?.id && areAsRead(open, reencrypted);
    if (!isStillSignedIn()) return true;
    if (!isAsRead) {
      await work.done;
      return false;
    }
    const others = (await keys.getAllKeys()).filter((id) => id !== userId);
    await Promise.all([
      ...others.map((id) => keys.delete(id)),
      work.objectStore('persons').put(person),
      keys.put({ ...next, ...(present?.removed && { removed: present.removed }) }),
      ...putAll({ drafts, files: work.objectStore('files') }, reencrypted),
      work.done,
    ]);
    return true;
  }
}

/** Opens what a former password has sealed, and seals it with the present key. Resolves with how many there were. */
export async function openFormer(database: DraftsDatabase, userId: number, password: string): Promise<number> {
  const [person, present] = await Promise.all([database.get('persons', userId), database.get('keys', userId)]);
  if (person === undefined || present === undefined) return 0;
  const former = { userId, ...(await deriveKey(password, person)) };
  const reencrypted = former.id === present.id ? [] : await reencryptAll(database, former, present);
  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  if ((await work.objectStore('keys').get(userId))?.id !== present.id) return 0;
  await Promise.all([
    ...putAll({ drafts: work.objectStore('drafts'), files: work.objectStore('files') }, reencrypted),
    work.done,
  ]);
  return reencrypted.length;
}

interface KeyChange {
  readonly former: KeyRow | undefined;
  readonly reencrypted: readonly Reencrypted[];
}

interface Reencrypted {
  readonly former: DraftRow;
  readonly row: DraftRow;
  readonly files: readonly FileRow[];
}

async function reencryptAll(database: DraftsDatabase, from: KeyRow, to: KeyRow): Promise<readonly Reencrypted[]> {
  if (from.id === to.id) return [];
  const rows = await timed(database.getAllFromIndex('drafts', 'userId', from.userId));
  const reencrypted: Reencrypted[] = [];
  for (const row of rows.filter(({ keyId }) => keyId === from.id)) {
    const reseal = async (sealed: Ciphertext, about: string) =>
      await encryptBytes(to.key, await decryptBytes(from.key, sealed, about), about);
    const files = await timed(database.getAllFromIndex('files', 'draftId', row.id));
    reencrypted.push({
      former: row,
      row: { ...row, keyId: to.id, sealed: await reseal(row.sealed, row.id) },
      files: await Promise.all(files.map(async (file) => ({ ...file, sealed: await reseal(file.sealed, file.id) }))),
    });
  }
  return reencrypted;
}

interface Into {
  readonly drafts: { readonly put: (row: DraftRow) => Promise<unknown> };
  readonly files: { readonly put: (row: FileRow) => Promise<unknown> };
}

function putAll({ drafts, files: into }: Into, reencrypted: readonly Reencrypted[]): readonly Promise<unknown>[] {
  return reencrypted.flatMap(({ row, files }) => [drafts.put(row), ...files.map((file) => into.put(file))]);
}

/** None of them has been written since, and no other one has come. */
function areAsRead(open: readonly DraftRow[], reencrypted: readonly Reencrypted[]): boolean {
  const isAsBefore = ({ id, at, status }: DraftRow) =>
    reencrypted.some(({ former }) => former.id === id && former.at === at && former.status === status);
  return open.length === reencrypted.length && open.every(isAsBefore);
}

/** Other people's keys go, also where there is no room for anything; and with their stay ends what could not be sealed. */
export async function deleteOtherUsersKeys(database: DraftsDatabase, userId: number): Promise<void> {
  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  const [keys, drafts, files] = [work.objectStore('keys'), work.objectStore('drafts'), work.objectStore('files')];
  for (const key of await keys.getAllKeys()) if (key !== userId) void keys.delete(key);
  for (const row of await drafts.getAll()) {
    if (row.userId === userId || row.keyId !== unencryptedKey) continue;
    for (const file of row.files) void files.delete(file);
    void drafts.delete(row.id);
  }
  await work.done;
}
