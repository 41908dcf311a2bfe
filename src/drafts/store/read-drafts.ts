import { createKeyLifeMs } from '#domain/create-key.ts';
import { matchStatusOf } from '#domain/match-status.ts';
import type { Draft, DraftContent, DraftKey } from '#machines/draft/types.ts';
import { noteFileName, unpack, unpackFile } from './change.ts';
import { decryptBytes } from './cipher.ts';
import type { DraftRow, DraftsDatabase, KeyRow } from './database.ts';

/** The drafts of a user, newest first. */
export interface DraftsRead {
  readonly drafts: readonly Draft[];
  /** Drafts that are encrypted with another password and cannot be read. */
  readonly former: readonly { readonly id: string; readonly at: number }[];
}

/** Reads the wanted drafts that their owner's key decrypts, with their files. */
export async function readDrafts(
  database: DraftsDatabase,
  userId: number,
  isWanted: (key: DraftKey) => boolean = () => true,
): Promise<DraftsRead> {
  const work = database.transaction(['keys', 'drafts']);
  const [key, rows] = await Promise.all([
    work.objectStore('keys').get(userId),
    work.objectStore('drafts').index('userId').getAll(userId),
  ]);
  const drafts: Draft[] = [];
  const former: { id: string; at: number }[] = [];
  for (const row of rows.toSorted((one, other) => other.at - one.at)) {
    if (key?.id !== row.keyId) {
      former.push({ id: row.id, at: row.at });
      continue;
    }
    const head = await decryptBytes(key.key, row.sealed, row.id);
    if (!isWanted(unpack(head, () => undefined).place)) continue;
    const files = await readFiles(database, row, key);
    const { id, at, status } = row;
    const content = unpack(head, (name) => files.get(name));
    drafts.push(upgradeDraft({ id, at, status, ...content, key: usableKey(row, content.key) }));
  }
  return { drafts, former };
}

/** The key with which a draft may be sent; null if it may have been sent without it, or too long ago. */
function usableKey({ status, at, isKeyless = false }: DraftRow, key: DraftContent['key'] = null): string | null {
  const isExpired = status === 'unsure' && Date.now() - at > createKeyLifeMs;
  return isKeyless || isExpired ? null : key;
}

async function readFiles(database: DraftsDatabase, { files }: DraftRow, { key }: KeyRow) {
  const read = new Map<string, File>();
  for (const name of files) {
    const row = await database.get('files', name);
    if (row === undefined) continue;
    const file = unpackFile(await decryptBytes(key, row.sealed, name));
    noteFileName(file, name);
    read.set(name, file);
  }
  return read;
}

/** The number of drafts of a user on this device, and how many of them wait to be sent. */
export interface DraftCount {
  readonly total: number;
  readonly waiting: number;
}

/** Counts the drafts of a user without decrypting them. */
export async function countDrafts(database: DraftsDatabase, userId: number): Promise<DraftCount> {
  const rows = await database.getAllFromIndex('drafts', 'userId', userId);
  return { total: rows.length, waiting: rows.filter(({ status }) => status === 'waiting').length };
}

/** Drafts of version 1 contain a match's status as a digit. Converts it to the word that is now compared and sent. */
function upgradeDraft<D extends Pick<DraftContent, 'place' | 'base' | 'values'>>(draft: D): D {
  if (draft.place.form !== 'matches') return draft;
  return { ...draft, base: withStatusWord(draft.base), values: withStatusWord(draft.values) };
}

function withStatusWord(values: DraftContent['values']): DraftContent['values'] {
  const { status } = values;
  return typeof status === 'string' ? { ...values, status: matchStatusOf(status) } : values;
}
