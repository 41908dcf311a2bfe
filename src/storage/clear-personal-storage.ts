import { deviceNoteKeys } from './device-notes.ts';
import { preferenceKeys } from './preferences.ts';

const kept: readonly string[] = [...preferenceKeys, ...deviceNoteKeys];

/** Logout clears session storage and local storage (section 4); the device's preferences and notes stay. */
export function clearPersonalStorage(): void {
  sessionStorage.clear();
  const keys = Array.from(localStorage, (_, at) => localStorage.key(at));
  for (const key of keys) if (key !== null && !kept.includes(key)) localStorage.removeItem(key);
}
