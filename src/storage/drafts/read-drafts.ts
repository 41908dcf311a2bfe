import type { Draft } from '#machines/draft/types.ts';
import { openBytes } from './cipher.ts';
import type { DraftRow, DraftsDatabase, KeyRow } from './database.ts';
import { unpack, unpackFile } from './pack.ts';

/** The drafts of a person, newest first. */
export interface DraftsRead {
  readonly drafts: readonly Draft[];
  /** Those that another password has sealed: they cannot be read. */
  readonly former: readonly { readonly id: string; readonly at: number }[];
}

/** Reads every draft that its owner's key opens, files included. `onFile` is told the name of each. */
export async function readDrafts(
  database: DraftsDatabase,
  userId: number,
  onFile: (file: File, name: string) => void = () => undefined,
): Promise<DraftsRead> {
  const work = database.transaction(['keys', 'drafts']);
  const [key, rows] = await Promise.all([
    work.objectStore('keys').get(userId),
    work.objectStore('drafts').index('userId').getAll(userId),
  ]);
  const drafts: Draft[] = [];
  const former: { id: string; at: number }[] = [];
  for (const row of rows.toSorted((one, other) => other.at - one.at)) {
    if (key?.id === row.keyId) drafts.push(await readDraft(database, row, key, onFile));
    else former.push({ id: row.id, at: row.at });
  }
  return { drafts, former };
}

async function readDraft(
  database: DraftsDatabase,
  { id, at, status, sealed, files }: DraftRow,
  { key }: KeyRow,
  onFile: (file: File, name: string) => void,
): Promise<Draft> {
  const opened = new Map<string, File>();
  for (const name of files) {
    const row = await database.get('files', name);
    if (row === undefined) continue;
    const file = unpackFile(await openBytes(key, row.sealed, name));
    opened.set(name, file);
    onFile(file, name);
  }
  const content = unpack(await openBytes(key, sealed, id), (name) => opened.get(name));
  return { id, at, status, ...content };
}

/** How many a person has, and how many of them wait to be sent. Opens none. */
export async function countDrafts(database: DraftsDatabase, userId: number) {
  const rows = await database.getAllFromIndex('drafts', 'userId', userId);
  return { total: rows.length, waiting: rows.filter(({ status }) => status === 'waiting').length };
}
