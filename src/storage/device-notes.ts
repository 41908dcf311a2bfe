import { Listeners } from '#domain/listeners.ts';
import { putItem } from './put-item.ts';

/** Notes of the device, independent of its users. Like preferences, they survive a sign-out. */
export const deviceNotes = [
  /** When the user declined to install the app. */
  'installDeclined',
  /** The user has dismissed the notice about an insecure address. */
  'insecureNoteRead',
  /** Whether the browser granted persistent storage. */
  'storagePersisted',
  /** The columns of the lists and their order. */
  'listLayouts',
  /** The saved views of the lists, by user. */
  'listViews',
  /** The fields of the columns of imported spreadsheets, by list. */
  'importColumns',
  /** The encodings that the user chose for imported files, by list. */
  'encodings',
  /** How pictures of standings were last published: format, look, logo. */
  'publishSettings',
  /** The users' own rulesets, and those of their point tables. */
  'rulesets',
  /** The tokens by which an API of another origin recognizes this device at sign-in. */
  'deviceTokens',
] as const;

type DeviceNote = (typeof deviceNotes)[number];

export function readNote(note: DeviceNote): string | null {
  return localStorage.getItem(note);
}

/** If storage is full, the note is lost without further consequences. */
export function writeNote(note: DeviceNote, value: string): void {
  putItem(localStorage, note, value);
}

/** For what a user has typed or named. `full`: storage has no space for it, and the former value stays. */
export function storeNote(note: DeviceNote, value: unknown): 'stored' | 'full' {
  try {
    localStorage.setItem(note, JSON.stringify(value));
    return 'stored';
  } catch {
    return 'full';
  }
}

/** The listeners for changes of a note, in any tab. The code that changes it in this tab notifies them. */
export function noteListeners(note: DeviceNote): Listeners {
  const listeners = new Listeners(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === note || key === null) listeners.notify();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
  return listeners;
}
