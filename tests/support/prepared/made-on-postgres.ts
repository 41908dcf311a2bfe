import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How a file is called that holds the name of a database that others are copied from. */
export const nameFile = (contents: string): string => `${contents}.database`;

/** The names of those that were made. */
export async function madeOnPostgres(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(nameFile('')));
  return await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
