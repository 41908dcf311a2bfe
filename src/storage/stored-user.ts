import type { StoredUser } from '#machines/session/types.ts';
import { decryptText, encryptText } from './encrypt.ts';
import { putItem } from './put-item.ts';

const key = 'userData';

const texts = ['first_name', 'last_name', 'mobile_no', 'email', 'role_name'] as const;

/** The user of the last sign-in, encrypted in local storage (section 3). An unreadable entry is removed: signed out. */
export async function readStoredUser(): Promise<StoredUser | null> {
  const encrypted = localStorage.getItem(key);
  if (encrypted === null) return null;
  const user = await decryptUser(encrypted);
  if (user === null) localStorage.removeItem(key);
  return user;
}

async function decryptUser(encrypted: string): Promise<StoredUser | null> {
  try {
    const user: unknown = JSON.parse(await decryptText(encrypted));
    return isStoredUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** A short check is enough: the schema checked the server's response, and only this app has the key. */
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
  putItem(localStorage, key, encrypted);
}
