import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitFile } from '#server/storage/commit-file.ts';
import { DamagedDatabase } from './damaged-database.ts';
import { type Listed, listFolder } from './list-folder.ts';

/** In the folder of the database, so that it is part of a snapshot. PostgreSQL ignores it. */
const inventoryName = 'matchdesk-inventory.json';

/**
 * What PostgreSQL removes, shortens or writes anew: its write-ahead log, caches, statistics, spilled rows, and its lock.
 */
const passing =
  /^pg_(wal|subtrans|notify|stat|stat_tmp|dynshmem|logical|snapshots|replslot)\/|pg_internal\.init|pgsql_tmp|\/t\d+_|^postmaster\.|^matchdesk-/;

/** Records all folders and files, which otherwise only grow. No statement may run meanwhile. */
export async function writeInventory(folder: string): Promise<void> {
  const lasting = (await listFolder(folder)).filter(({ path, size }) => size === null || !passing.test(path));
  const temporary = join(folder, `${inventoryName}.new`);
  await writeFile(temporary, JSON.stringify(Object.fromEntries(lasting.map(({ path, size }) => [path, size]))));
  await commitFile(temporary, join(folder, inventoryName));
}

/** Before files are removed or shortened. */
export async function removeInventory(folder: string): Promise<void> {
  await rm(join(folder, inventoryName), { force: true });
}

/** @throws DamagedDatabase when a recorded file or folder is missing or smaller. Without a record nothing is compared. */
export async function compareInventory(folder: string, listed: readonly Listed[]): Promise<void> {
  const found = new Map(listed.map(({ path, size }) => [path, size]));
  for (const [path, size] of await readInventory(folder)) {
    const current = found.get(path);
    if (current === undefined) throw new DamagedDatabase(`${path} is missing`);
    if ((current === null) !== (size === null))
      throw new DamagedDatabase(`${path} is no ${size === null ? 'folder' : 'file'}`);
    if (size !== null && current !== null && current < size) {
      throw new DamagedDatabase(`${path} has ${current} of ${size} bytes`);
    }
  }
}

/** Empty when there is none, as in a folder of version 1.0.0, or when it is damaged itself. */
async function readInventory(folder: string): Promise<readonly (readonly [string, number | null])[]> {
  const text = await readFile(join(folder, inventoryName), 'utf8').catch(() => '{}');
  try {
    return Object.entries(JSON.parse(text) as Readonly<Record<string, number | null>>);
  } catch {
    return [];
  }
}
