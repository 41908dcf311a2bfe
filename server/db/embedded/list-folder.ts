import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Listed {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  /** In bytes; null for a folder. */
  readonly size: number | null;
}

/** Everything in a folder. Rejects with the system's error when this process may not read or write a part of it. */
export async function listFolder(folder: string): Promise<readonly Listed[]> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const listed: Listed[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path);
    if (found.isDirectory()) {
      const inside = await listFolder(path);
      listed.push({ path: name, size: null }, ...inside.map((entry) => ({ ...entry, path: `${name}/${entry.path}` })));
    } else {
      await access(path, constants.R_OK | constants.W_OK);
      listed.push({ path: name, size: found.size });
    }
  }
  return listed;
}
