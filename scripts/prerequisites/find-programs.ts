import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian puts programs that serve here, and this is not on the PATH of every account. */
export const systemFolders = ['/usr/sbin', '/sbin', '/usr/local/sbin'];

/** The first program, if all of them are installed; otherwise undefined. */
export function findPrograms(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isExecutable);
  const found = names.map(find);
  return found.includes(undefined) ? undefined : found[0];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
