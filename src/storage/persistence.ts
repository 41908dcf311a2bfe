import { readNote, writeNote } from './device-notes.ts';

/** What the browser has said: `unasked` until it was asked, which happens when the app is installed. */
export type Persistence = 'granted' | 'refused' | 'unasked';

/** The kept answer. */
export function readPersistence(): Persistence {
  const answer = readNote('storagePersisted');
  return answer === 'granted' || answer === 'refused' ? answer : 'unasked';
}

/** Asks the browser not to clear what the app keeps when space runs short, and keeps the answer. */
export async function askPersistence(): Promise<boolean> {
  // Only secure addresses have it.
  const isGranted = 'storage' in navigator && (await navigator.storage.persist());
  writeNote('storagePersisted', isGranted ? 'granted' : 'refused');
  return isGranted;
}
