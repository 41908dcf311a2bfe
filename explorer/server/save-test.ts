import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface SavedTest {
  /** The folder in tests/machines. */
  readonly machine: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Writes a test beside the tests of its machine.
 *
 * @returns its file, from the root of the project.
 * @throws Error when there is such a file already, or no such folder.
 */
export async function saveTest(root: string, body: unknown): Promise<{ readonly file: string }> {
  const { machine, name, text } = body as SavedTest;
  if (![machine, name].every((part) => /^[a-z0-9-]{1,80}$/.test(part))) throw new Error(`"${name}" is no file name`);
  const folder = join('tests/machines', machine);
  if (!existsSync(join(root, folder))) throw new Error(`There is no folder ${folder}`);
  const file = join(folder, `${name}.test.ts`);
  await writeFile(join(root, file), text, { flag: 'wx' }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new Error(`${file} exists already`) : error;
  });
  return { file };
}
