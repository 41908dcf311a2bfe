import { putItem } from './put-item.ts';

/** Notes of the device, independent of its users. Like preferences, they survive a sign-out. */
const keys = {
  /** When the user declined to install the app. */
  installDeclined: 'installDeclined',
  /** The user has dismissed the notice about an insecure address. */
  insecureNoteRead: 'insecureNoteRead',
  /** Whether the browser granted persistent storage. */
  storagePersisted: 'storagePersisted',
  /** The columns of the lists and their order. */
  listLayouts: 'listLayouts',
  /** The tokens by which an API of another origin recognizes this device at sign-in. */
  deviceTokens: 'deviceTokens',
} as const;

type DeviceNote = keyof typeof keys;

export const deviceNoteKeys: readonly string[] = Object.values(keys);

export function readNote(note: DeviceNote): string | null {
  return localStorage.getItem(keys[note]);
}

/** If storage is full, the note is lost without further consequences. */
export function writeNote(note: DeviceNote, value: string): void {
  putItem(localStorage, keys[note], value);
}
