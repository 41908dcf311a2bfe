import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settleFile } from '../settled-file.ts';
import { typeOfUpload } from './upload-name.ts';
import { markerName, StoreFault, type UploadStore } from './upload-store.ts';

/**
 * Pictures as files of one folder, which may be a disk that several machines share.
 *
 * @throws StoreFault when it cannot be made or written.
 */
export async function openDirectoryStore(folder: string): Promise<UploadStore> {
  async function put(name: string, bytes: Uint8Array): Promise<void> {
    const target = join(folder, name);
    if (await exists(target)) return;
    // Written aside and renamed: a file under its final name is always whole.
    const aside = join(folder, `.${name}.${randomUUID()}`);
    await writeFile(aside, bytes);
    await settleFile(aside, target);
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
    put: (name, bytes) => put(name, bytes).catch(asFault),
    get: (name) => get(name).catch(asFault),
    check: () => access(join(folder, markerName)).catch(asFault),
  };
  await mkdir(folder, { recursive: true }).catch(asFault);
  await store.put(markerName, new TextEncoder().encode('The pictures of Matchdesk\n'));
  return store;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function asFault(error: unknown): never {
  throw new StoreFault(`The folder of pictures: ${error instanceof Error ? error.message : String(error)}`);
}
