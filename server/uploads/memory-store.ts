import { typeOfUpload } from './upload-name.ts';
import type { UploadStore } from './upload-store.ts';

/** Stores pictures in memory, for tests. */
export function memoryStore(): UploadStore {
  const stored = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: number }>();
  let marker: string | undefined;
  return {
    put: async (name, bytes) => void stored.set(name, { bytes, storedAt: Date.now() }),
    list: async function* () {
      yield [...stored].map(([name, { storedAt }]) => ({ name, storedAt }));
    },
    get: async (name) => {
      const bytes = stored.get(name)?.bytes;
      const type = typeOfUpload(name);
      return bytes === undefined || type === undefined ? undefined : { body: new Uint8Array(bytes), type };
    },
    remove: async (name) => void stored.delete(name),
    check: async () => undefined,
    readMarker: async () => marker,
    writeMarker: async (text) => {
      marker = text;
    },
  };
}
