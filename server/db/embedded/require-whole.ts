import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#server/storage/folder/access-error.ts';
import { type Control, otherPostgres, postgres, readControl } from './control-file.ts';
import { DamagedDatabase } from './damaged-database.ts';
import { compareInventory } from './inventory.ts';
import { type Listed, listFolder } from './list-folder.ts';

/**
 * Checks the files of a database before PostgreSQL opens them, and changes nothing. PGlite would fill a folder without
 * PG_VERSION with a new database, and read a shortened table as one with fewer rows.
 *
 * @throws DamagedDatabase, OtherPostgres, or the system's error when this process may not read or write a file.
 */
export async function requireWhole(folder: string): Promise<void> {
  const listed = await listFolder(folder);
  await compareInventory(folder, listed);
  await requireVersion(folder, listed);
  requireLog(await readControl(folder).catch(throwMissing), listed);
}

async function requireVersion(folder: string, listed: readonly Listed[]): Promise<void> {
  const files = listed.filter(({ path }) => /(^|\/)PG_VERSION$/.test(path)).map(({ path }) => path);
  if (!files.includes('PG_VERSION')) throw new DamagedDatabase('PG_VERSION is missing');
  for (const file of files) {
    const version = (await readFile(join(folder, file), 'utf8')).trim();
    if (version === postgres.version) continue;
    throw /^\d/.test(version) ? otherPostgres(`${file} ${version}`) : new DamagedDatabase(`${file} has no version`);
  }
}

/** The write-ahead log has the segment that PostgreSQL reads first, no gap after it, and only whole segments. */
function requireLog({ firstSegment, timeline, segmentSize }: Control, listed: readonly Listed[]): void {
  const sizes = new Map(listed.map(({ path, size }) => [path, size]));
  const segments = [...sizes.keys()].filter((path) => /^pg_wal\/[0-9A-F]{24}$/.test(path)).toSorted();
  const short = segments.find((path) => sizes.get(path) !== segmentSize);
  if (short !== undefined)
    throw new DamagedDatabase(`${short} has ${String(sizes.get(short))} of ${segmentSize} bytes`);
  const last = segments.at(-1) ?? '';
  for (let number = firstSegment; ; number += 1) {
    const path = `pg_wal/${segmentName(timeline, number, segmentSize)}`;
    if (!sizes.has(path)) throw new DamagedDatabase(`${path} is missing`);
    if (path >= last) return;
  }
}

function segmentName(timeline: number, number: number, size: number): string {
  const perFile = 0x1_0000_0000 / size;
  return [timeline, Math.floor(number / perFile), number % perFile]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

function throwMissing(error: unknown): never {
  throw isMissing(error) ? new DamagedDatabase('global/pg_control is missing') : error;
}
