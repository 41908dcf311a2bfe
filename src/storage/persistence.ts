import { readNote, writeNote } from './device-notes.ts';

/** The browser's decision; `unasked` until the app asks, which happens when it is installed. */
export type Persistence = 'granted' | 'refused' | 'unasked';

/** The stored decision. */
export function readPersistence(): Persistence {
  const decision = readNote('storagePersisted');
  return decision === 'granted' || decision === 'refused' ? decision : 'unasked';
}

/** Asks the browser not to evict the app's data when space runs short, and stores the decision. */
export async function askPersistence(): Promise<boolean> {
  // The storage manager exists only in secure contexts.
  const isGranted = 'storage' in navigator && (await navigator.storage.persist());
  writeNote('storagePersisted', isGranted ? 'granted' : 'refused');
  return isGranted;
}
