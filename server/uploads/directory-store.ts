import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitFile } from '#server/storage/commit-file.ts';
import { typeOfUpload } from './upload-name.ts';
import { markerName, type UploadStore, UploadStoreError } from './upload-store.ts';

/** Of `list`, in files. */
const pageSize = 500;

/**
 * Stores pictures as files in one folder. Several machines may share the folder.
 *
 * @throws UploadStoreError when the folder cannot be created.
 */
export async function openDirectoryStore(folder: string): Promise<UploadStore> {
  async function put(name: string, bytes: Uint8Array): Promise<void> {
    const target = join(folder, name);
    const now = new Date();
    const isStored = await utimes(target, now, now).then(
      () => true,
      () => false,
    );
    if (!isStored) await write(name, bytes);
  }

  /** Writes a temporary file and renames it, so that a file with its final name is always complete. */
  async function write(name: string, content: Uint8Array | string): Promise<void> {
    const temporary = join(folder, `.${name}.${randomUUID()}`);
    await writeFile(temporary, content);
    await commitFile(temporary, join(folder, name));
  }

  async function readMarker(): Promise<string | undefined> {
    try {
      return await readFile(join(folder, markerName), 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function get(name: string) {
    const type = typeOfUpload(name);
    if (type === undefined) return undefined;
    try {
      return { body: new Uint8Array(await readFile(join(folder, name))), type };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  const store: UploadStore = {
    put: (name, bytes) => put(name, bytes).catch(throwStoreError),
    list: async function* () {
      const names = (await readdir(folder).catch(throwStoreError)).filter((name) => typeOfUpload(name) !== undefined);
      for (let at = 0; at < names.length; at += pageSize) {
        const page = names.slice(at, at + pageSize).map(async (name) => {
          const found = await stat(join(folder, name)).catch(() => undefined);
          return found === undefined ? [] : [{ name, storedAt: found.mtimeMs }];
        });
        yield (await Promise.all(page)).flat();
      }
    },
    get: (name) => get(name).catch(throwStoreError),
    remove: (name) => rm(join(folder, name), { force: true }).catch(throwStoreError),
    check: () => access(join(folder, markerName)).catch(throwStoreError),
    readMarker: () => readMarker().catch(throwStoreError),
    writeMarker: (text) => write(markerName, text).catch(throwStoreError),
  };
  await mkdir(folder, { recursive: true }).catch(throwStoreError);
  return store;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function throwStoreError(error: unknown): never {
  throw new UploadStoreError(
    `The picture folder cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );
}
