import type { Draft, DraftKey } from '#machines/draft/types.ts';
import { decryptBytes } from './cipher.ts';
import type { DraftRow, DraftsDatabase, KeyRow } from './database.ts';
import { unpack, unpackFile } from './pack.ts';
import { upgradeDraft } from './upgrade-draft.ts';

/** The drafts of a person, newest first. */
export interface DraftsRead {
  readonly drafts: readonly Draft[];
  /** Those that another password has sealed: they cannot be read. */
  readonly former: readonly { readonly id: string; readonly at: number }[];
}

interface Reading {
  /** Those of these forms alone; all when not said. */
  readonly wants?: (place: DraftKey) => boolean;
  /** Told of every file and the name it has here. */
  readonly onFile?: (file: File, name: string) => void;
}

/** Reads the drafts that their owner's key opens, files included. */
export async function readDrafts(
  database: DraftsDatabase,
  userId: number,
  { wants = () => true, onFile = () => undefined }: Reading = {},
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
    if (!wants(unpack(head, () => undefined).place)) continue;
    const files = await readFiles(database, row, key);
    for (const [name, file] of files) onFile(file, name);
    const { id, at, status } = row;
    drafts.push(upgradeDraft({ id, at, status, ...unpack(head, (name) => files.get(name)) }));
  }
  return { drafts, former };
}

async function readFiles(database: DraftsDatabase, { files }: DraftRow, { key }: KeyRow) {
  const opened = new Map<string, File>();
  for (const name of files) {
    const row = await database.get('files', name);
    if (row !== undefined) opened.set(name, unpackFile(await decryptBytes(key, row.sealed, name)));
  }
  return opened;
}

/** How many a person has, and how many of them wait to be sent. Opens none. */
export async function countDrafts(database: DraftsDatabase, userId: number) {
  const rows = await database.getAllFromIndex('drafts', 'userId', userId);
  return { total: rows.length, waiting: rows.filter(({ status }) => status === 'waiting').length };
}
