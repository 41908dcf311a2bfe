import { preferenceKeys } from './preferences.ts';

/** Logout clears session storage and local storage (section 4); the device's preferences are written back. */
export function clearPersonalStorage(): void {
  const kept = preferenceKeys.map((key) => [key, localStorage.getItem(key)] as const);
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
