import type { DraftContent, DraftVersion, Kept } from '#machines/draft/types.ts';
import { sealBytes } from './cipher.ts';
import type { DraftsDatabase, KeyRow, Sealed } from './database.ts';
import { pack, packFile } from './pack.ts';
import { removeIn } from './remove-drafts.ts';

interface Keeping {
  readonly id: string;
  readonly userId: number;
  /** An instant in milliseconds. */
  readonly at: number;
  readonly content: DraftContent;
  /** The files' names, the same one for the same file: what is there already is not sealed again. */
  readonly nameOf: (file: Blob) => string;
  /** Drafts that this one takes the place of. */
  readonly former: readonly DraftVersion[];
}

/**
 * Keeps a draft under its owner's key. Encrypted first; then one transaction sees that the key is still there and
 * writes, so that a late write cannot bring back what the end of a stay has made unreadable.
 */
export async function keepDraft(database: DraftsDatabase, keeping: Keeping): Promise<Kept> {
  try {
    // The key may be another one by the time of the write: the password has been changed.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const key = await database.get('keys', keeping.userId);
      if (key === undefined) return 'gone';
      if (await put(database, keeping, key)) return 'kept';
    }
    return 'gone';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    throw error;
  }
}

async function put(database: DraftsDatabase, { id, userId, at, content, nameOf, former: taken }: Keeping, key: KeyRow) {
  const { head, files } = pack(content, nameOf);
  // A quarter of what a key in a form costs are the calls to the database: none that is not needed.
  const there = files.length === 0 ? [] : await filesUnder(database, id, key);
  const sealedFiles: (readonly [string, Sealed])[] = [];
  for (const [name, file] of files) {
    if (!there.includes(name)) sealedFiles.push([name, await sealBytes(key.key, await packFile(file), name)]);
  }
  const sealed = await sealBytes(key.key, head, id);

  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  const done = work.done.then(() => true);
  if ((await work.objectStore('keys').get(userId))?.id !== key.id) {
    await done;
    return false;
  }
  const names = files.map(([name]) => name);
  const former = await work.objectStore('drafts').get(id);
  // Two versions of a draft never have the same time, by which they are told apart.
  const later = Math.max(at, (former?.at ?? 0) + 1);
  const row = { id, userId, keyId: key.id, at: later, status: content.status, sealed, files: names };
  const writes = [
    work.objectStore('drafts').put(row),
    ...sealedFiles.map(([name, bytes]) => work.objectStore('files').put({ id: name, draftId: id, sealed: bytes })),
    ...(former?.files ?? [])
      .filter((name) => !names.includes(name))
      .map((name) => work.objectStore('files').delete(name)),
  ];
  await Promise.all([...writes, ...taken.map((version) => removeIn(work, version)), done]);
  return true;
}

/** The files of a draft that are sealed by this key already. */
async function filesUnder(database: DraftsDatabase, id: string, key: KeyRow): Promise<readonly string[]> {
  const former = await database.get('drafts', id);
  return former?.keyId === key.id ? former.files : [];
}
