import type { StoredTokens, StoredUser } from '#machines/session/types.ts';
import { deviceNotes } from './device-notes.ts';
import { decryptText, encryptText } from './encrypt.ts';
import { preferenceKeys } from './preferences.ts';
import { parseItem, putItem } from './put-item.ts';

const userKey = 'userData';

const texts = ['first_name', 'last_name', 'mobile_no', 'email', 'role_name'] as const;

/** The user of the last sign-in, encrypted in local storage (section 3). An unreadable entry is removed: signed out. */
export async function readStoredUser(): Promise<StoredUser | null> {
  const encrypted = localStorage.getItem(userKey);
  if (encrypted === null) return null;
  const user = parseItem(await decryptText(encrypted).catch(() => null), isStoredUser);
  if (user === null) localStorage.removeItem(userKey);
  return user;
}

/** Whether this device stores a user. The next user is stored a moment after the sign-in. */
export function hasStoredUser(): boolean {
  return localStorage.getItem(userKey) !== null;
}

/** A short check is enough: the schema checked the server's response, and only this app has the userKey. */
function isStoredUser(user: unknown): user is StoredUser {
  if (typeof user !== 'object' || user === null) return false;
  const members: Readonly<Record<string, unknown>> = { ...user };
  return Number.isInteger(members['id']) && texts.every((name) => typeof members[name] === 'string');
}

/** Encrypts a user for {@link writeEncryptedUser}. Separate, so that the write itself is synchronous. */
export function encryptUser(user: StoredUser): Promise<string> {
  return encryptText(JSON.stringify(user));
}

export function writeEncryptedUser(encrypted: string): void {
  putItem(localStorage, userKey, encrypted);
}

const accessKey = 'accessToken';
const refreshKey = 'refreshToken';
const ownerKey = 'tokenOwner';

/** The tokens of this tab, in session storage (section 3). They never go into a cache, a log or another tab. */
export function readTokens(): StoredTokens | null {
  const accessToken = sessionStorage.getItem(accessKey);
  const userId = Number(sessionStorage.getItem(ownerKey));
  if (accessToken === null || !Number.isInteger(userId)) return null;
  return { accessToken, refreshToken: sessionStorage.getItem(refreshKey), userId };
}

export function writeTokens(tokens: StoredTokens | null): void {
  putItem(sessionStorage, accessKey, tokens?.accessToken);
  putItem(sessionStorage, refreshKey, tokens?.refreshToken);
  putItem(sessionStorage, ownerKey, tokens?.userId.toString());
}

const preservedKeys: readonly string[] = [...preferenceKeys, ...deviceNotes];

/** Logout clears session storage and local storage (section 4), except the preferences and notes of the device. */
export function clearPersonalStorage(): void {
  sessionStorage.clear();
  const keys = Array.from(localStorage, (_, at) => localStorage.key(at));
  for (const key of keys) if (key !== null && !preservedKeys.includes(key)) localStorage.removeItem(key);
}
