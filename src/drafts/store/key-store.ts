import { committed } from '#storage/committed.ts';
import { monitored } from '#storage/health.ts';
import { newId } from './change.ts';
import { decryptBytes, deriveKey, encryptBytes, newSalt, rounds } from './cipher.ts';
import type { Ciphertext, DraftRow, DraftsDatabase, FileRow, KeyRow, UserRow } from './database.ts';
import { unencryptedKey } from './delete-keys.ts';

export interface SignIn {
  readonly userId: number;
  readonly password: string;
  /** A key of this password, for a user of whom this device has no parameters. */
  readonly newKey?: NewKey | undefined;
  readonly isStillSignedIn: () => boolean;
}

/** A key with new parameters. */
export type NewKey = Omit<UserRow & KeyRow, 'userId' | 'removed' | 'signIns' | 'at'>;

export async function deriveNewKey(password: string): Promise<NewKey> {
  const parameters = { salt: newSalt(), rounds };
  return { ...parameters, ...(await deriveKey(password, parameters)) };
}

/**
 * Times each access to storage separately: deriving a key and encrypting may take longer than the timeout of storage.
 */
const timed = <Out>(work: Promise<Out>) => monitored('drafts', work);

/**
 * Stores the key of a user who is about to be signed in. Drafts that the former key decrypts are encrypted with the new
 * one, so that a password change loses none. Deriving and storing a key takes time: if the sign-in is cancelled meanwhile,
 * the key stays only for the sign-ins of other windows. Resolves with it, for {@link storeKeyAgain}.
 */
export async function addKey(
  database: DraftsDatabase,
  { userId, password, newKey, isStillSignedIn }: SignIn,
): Promise<KeyRow> {
  const known = await timed(database.get('persons', userId));
  const {
    salt,
    rounds: iterations,
    id,
    key,
  } = known ? { ...known, ...(await deriveKey(password, known)) } : (newKey ?? (await deriveNewKey(password)));
  const user = { userId, salt, rounds: iterations };
  const signIn = newId();
  const next: KeyRow = { userId, id, key, signIns: [signIn] };
  for (;;) {
    const former = await timed(database.get('keys', userId));
    const reencrypted = former === undefined ? [] : await reencryptAll(database, former, next);
    if (await timed(storeKey(former, reencrypted))) break;
  }
  if (!isStillSignedIn()) await timed(withdrawKey(database, userId, signIn));
  return next;

  /** Returns false if a draft was stored with the former key meanwhile: then it must be tried again. */
  async function storeKey(former: KeyRow | undefined, reencrypted: readonly Reencrypted[]): Promise<boolean> {
    const work = database.transaction(['persons', 'keys', 'drafts', 'files'], 'readwrite');
    const [keys, drafts] = [work.objectStore('keys'), work.objectStore('drafts')];
    return await committed(work, async () => {
      const now = await drafts.index('userId').getAll(userId);
      const outdated =
        former === undefined || former.id === next.id ? [] : now.filter(({ keyId }) => keyId === former.id);
      const present = await keys.get(userId);
      if (!isStillSignedIn()) return true;
      if (present?.id !== former?.id || !areAsRead(outdated, reencrypted)) return false;
      await Promise.all([
        work.objectStore('persons').put(user),
        keys.put({
          ...next,
          ...(present?.removed && { removed: present.removed }),
          signIns: [...signInsOf(present).slice(1 - maxSignIns), signIn],
          at: Date.now(),
        }),
        ...putAll({ drafts, files: work.objectStore('files') }, reencrypted),
      ]);
      return true;
    });
  }
}

/** The number of sign-ins that are recorded. Only those that have just stored the key can be cancelled. */
const maxSignIns = 10;

/** A row of an earlier version of the app is that of one sign-in. */
const signInsOf = (row: KeyRow | undefined): readonly string[] => row?.signIns ?? (row ? ['earlier'] : []);

/** Deletes the key of a user, unless it is also that of another sign-in. */
async function withdrawKey(database: DraftsDatabase, userId: number, signIn: string): Promise<void> {
  const work = database.transaction('keys', 'readwrite');
  await committed(work, async () => {
    const row = await work.store.get(userId);
    const signIns = signInsOf(row).filter((one) => one !== signIn);
    if (row !== undefined) await (signIns.length > 0 ? work.store.put({ ...row, signIns }) : work.store.delete(userId));
  });
}

/** Re-encrypts the drafts of a former password with the current key. Resolves with their number. */
export async function openFormer(database: DraftsDatabase, userId: number, password: string): Promise<number> {
  const [user, present] = await Promise.all([database.get('persons', userId), database.get('keys', userId)]);
  if (user === undefined || present === undefined) return 0;
  const former = { userId, ...(await deriveKey(password, user)) };
  const reencrypted = former.id === present.id ? [] : await reencryptAll(database, former, present);
  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  return await committed(work, async () => {
    if ((await work.objectStore('keys').get(userId))?.id !== present.id) return 0;
    await Promise.all(putAll({ drafts: work.objectStore('drafts'), files: work.objectStore('files') }, reencrypted));
    return reencrypted.length;
  });
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
    const reencrypt = async (sealed: Ciphertext, context: string) =>
      await encryptBytes(to.key, await decryptBytes(from.key, sealed, context), context);
    const files = await timed(database.getAllFromIndex('files', 'draftId', row.id));
    reencrypted.push({
      former: row,
      row: { ...row, keyId: to.id, sealed: await reencrypt(row.sealed, row.id) },
      files: await Promise.all(files.map(async (file) => ({ ...file, sealed: await reencrypt(file.sealed, file.id) }))),
    });
  }
  return reencrypted;
}

interface WriteStores {
  readonly drafts: { readonly put: (row: DraftRow) => Promise<unknown> };
  readonly files: { readonly put: (row: FileRow) => Promise<unknown> };
}

function putAll(
  { drafts, files: store }: WriteStores,
  reencrypted: readonly Reencrypted[],
): readonly Promise<unknown>[] {
  return reencrypted.flatMap(({ row, files }) => [drafts.put(row), ...files.map((file) => store.put(file))]);
}

/** Whether the drafts have not changed since they were read, and none was added. */
function areAsRead(outdated: readonly DraftRow[], reencrypted: readonly Reencrypted[]): boolean {
  const isAsBefore = ({ id, at, status }: DraftRow) =>
    reencrypted.some(({ former }) => former.id === id && former.at === at && former.status === status);
  return outdated.length === reencrypted.length && outdated.every(isAsBefore);
}

/** Whether the key of another user is stored. */
export async function hasOtherUsersKeys(database: DraftsDatabase, userId: number): Promise<boolean> {
  return (await database.getAllKeys('keys')).some((key) => key !== userId);
}

/** Deletes the keys and unencrypted drafts of all other users. It only deletes, so it works even if storage is full. */
export async function deleteOtherUsersKeys(database: DraftsDatabase, userId: number): Promise<void> {
  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  const [keys, drafts, files] = [work.objectStore('keys'), work.objectStore('drafts'), work.objectStore('files')];
  await committed(work, async () => {
    const others = (await keys.getAllKeys()).filter((key) => key !== userId);
    const readable = (await drafts.getAll()).filter((row) => row.userId !== userId && row.keyId === unencryptedKey);
    await Promise.all([
      ...others.map((key) => keys.delete(key)),
      ...readable.flatMap((row) => row.files.map((file) => files.delete(file))),
      ...readable.map((row) => drafts.delete(row.id)),
    ]);
  });
}

/**
 * Stores the key of a session that starts again, with its time: until then, a sign-out in another window could take it for
 * one that was left.
 */
export async function storeKeyAgain(database: DraftsDatabase, own: KeyRow): Promise<void> {
  const work = database.transaction('keys', 'readwrite');
  await committed(work, async () => {
    await work.store.put({ ...((await work.store.get(own.userId)) ?? own), at: Date.now() });
  });
}
