import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file that contains the name of a template database. */
export const nameFile = (contents: string): string => `${contents}.database`;

/** The names of all template databases of a run. */
export async function templateDatabases(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(nameFile('')));
  return await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
