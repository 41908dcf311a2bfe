import { deviceNoteKeys } from './device-notes.ts';
import { preferenceKeys } from './preferences.ts';
import { putItem } from './put-item.ts';

/** Logout clears session storage and local storage (section 4); the device's preferences and notes are written back. */
export function clearPersonalStorage(): void {
  const kept = [...preferenceKeys, ...deviceNoteKeys].map((key) => [key, localStorage.getItem(key)] as const);
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) putItem(localStorage, key, value);
}
