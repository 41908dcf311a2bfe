import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeOfUpload } from './upload-name.ts';
import type { UploadStore } from './upload-store.ts';

/** Pictures as files of one folder. */
export function directoryStore(folder: string): UploadStore {
  return {
    put: async (name, bytes) => {
      const target = join(folder, name);
      if (await exists(target)) return;
      await mkdir(folder, { recursive: true });
      // Written aside and renamed: a file under its final name is always whole.
      const aside = join(folder, `.${name}.${randomUUID()}`);
      await writeFile(aside, bytes);
      await rename(aside, target);
    },
    get: async (name) => {
      const type = typeOfUpload(name);
      if (type === undefined) return undefined;
      try {
        return { bytes: new Uint8Array(await readFile(join(folder, name))), type };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
