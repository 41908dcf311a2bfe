import { putItem } from './put-item.ts';

/** What this device remembers for whoever uses it: kept through a sign-out, as its preferences are. */
const keys = {
  /** When the offer to install the app was turned down. */
  installDeclined: 'installDeclined',
  /** The note about an address that is not secure has been read. */
  insecureNoteRead: 'insecureNoteRead',
  /** What the browser said to keeping the app's storage. */
  storagePersisted: 'storagePersisted',
  /** Which columns lists show, and in which order. */
  listLayouts: 'listLayouts',
  /** What an API of another origin knows this device by at a sign-in. */
  deviceTokens: 'deviceTokens',
} as const;

type DeviceNote = keyof typeof keys;

export const deviceNoteKeys: readonly string[] = Object.values(keys);

export function readNote(note: DeviceNote): string | null {
  return localStorage.getItem(keys[note]);
}

/** A full disk forgets it, and nothing else comes of that. */
export function writeNote(note: DeviceNote, value: string): void {
  putItem(localStorage, keys[note], value);
}
