import type { StoreOutcome } from '#machines/draft/types.ts';
import { committed } from '#storage/committed.ts';
import { type DraftChange, type PackedContent, packFile, textBytes } from './change.ts';
import { encryptBytes } from './cipher.ts';
import type { Ciphertext, DraftRow, DraftsDatabase, KeyRow } from './database.ts';
import { removeChanged, removeIn, wasRemoved } from './remove-drafts.ts';

interface Put extends DraftChange {
  readonly content: PackedContent;
}

/**
 * Stores a change of a draft under its owner's key, or removes the draft. Several contexts may do this with the
 * same change, in any order; a change that is already stored, or older, is ignored. It encrypts first. Then one transaction checks that the
 * key still exists and writes, so that a late write cannot restore what a sign-out made unreadable. Calls `noteCount` if the
 * number of drafts, or the status of one, has changed.
 */
export async function storeChange(
  database: DraftsDatabase,
  change: DraftChange,
  noteCount: () => void = () => undefined,
): Promise<StoreOutcome> {
  const { content } = change;
  if (content === null) {
    await removeChanged(database, change);
    noteCount();
    return 'stored';
  }
  try {
    // The key may change before the write, because the password was changed.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const key = await database.get('keys', change.userId);
      if (key === undefined) return 'gone';
      if (await put(database, { ...change, content }, { key, noteCount })) return 'stored';
    }
    return 'gone';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    throw error;
  }
}

/** Returns false if the key has changed meanwhile. */
async function put(
  database: DraftsDatabase,
  change: Put,
  { key, noteCount }: { readonly key: KeyRow; readonly noteCount: () => void },
): Promise<boolean> {
  const { id, userId, sequence, at, content, former } = change;
  const { status, text, files } = content;
  // Database calls are a quarter of the cost of a keystroke, so avoid those that are not needed.
  const existing = files.length === 0 ? [] : await filesUnder(database, id, key);
  const encryptedFiles: (readonly [string, Ciphertext])[] = [];
  for (const [name, file] of files) {
    if (!existing.includes(name)) encryptedFiles.push([name, await encryptBytes(key.key, await packFile(file), name)]);
  }
  const sealed = await encryptBytes(key.key, textBytes(text), id);

  const work = database.transaction(['keys', 'drafts', 'files'], 'readwrite');
  let before: DraftRow | undefined;
  const hasKey = await committed(work, async () => {
    const present = await work.objectStore('keys').get(userId);
    if (present?.id !== key.id) return false;
    before = await work.objectStore('drafts').get(id);
    if (isStored(before, change) || wasRemoved(present, change)) return true;
    const names = files.map(([name]) => name);
    // Versions of a draft are identified by their time, so it must increase.
    const later = Math.max(at, (before?.at ?? 0) + 1);
    const row = { id, userId, keyId: key.id, at: later, sequence, status, sealed, files: names };
    const writes = [
      work.objectStore('drafts').put(row),
      ...encryptedFiles.map(([name, bytes]) => work.objectStore('files').put({ id: name, draftId: id, sealed: bytes })),
      ...(before?.files ?? [])
        .filter((name) => !names.includes(name))
        .map((name) => work.objectStore('files').delete(name)),
    ];
    await Promise.all([...writes, removeIn(work, former)]);
    return true;
  });
  if (hasKey && before?.status !== status) noteCount();
  return hasKey;
}

/** Whether this change, or a newer one, is already stored. */
function isStored(row: DraftRow | undefined, { sequence }: DraftChange): boolean {
  return (row?.sequence ?? 0) >= sequence;
}

/** The files of a draft that are already encrypted with this key. */
async function filesUnder(database: DraftsDatabase, id: string, key: KeyRow): Promise<readonly string[]> {
  const former = await database.get('drafts', id);
  return former?.keyId === key.id ? former.files : [];
}
