import { deviceNoteKeys } from './device-notes.ts';
import { preferenceKeys } from './preferences.ts';

const preservedKeys: readonly string[] = [...preferenceKeys, ...deviceNoteKeys];

/** Logout clears session storage and local storage (section 4), except the preferences and notes of the device. */
export function clearPersonalStorage(): void {
  sessionStorage.clear();
  const keys = Array.from(localStorage, (_, at) => localStorage.key(at));
  for (const key of keys) if (key !== null && !preservedKeys.includes(key)) localStorage.removeItem(key);
}
