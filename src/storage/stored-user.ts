import type { StoredUser } from '#machines/session/types.ts';
import { decryptText, encryptText } from './encrypt.ts';
import { putItem } from './put-item.ts';

const key = 'userData';

const texts = ['first_name', 'last_name', 'mobile_no', 'email', 'role_name'] as const;

/** The person of the last sign-in, encrypted in local storage (section 3). What cannot be read is removed: signed out. */
export async function readStoredUser(): Promise<StoredUser | null> {
  const sealed = localStorage.getItem(key);
  if (sealed === null) return null;
  const user = await open(sealed);
  if (user === null) localStorage.removeItem(key);
  return user;
}

async function open(sealed: string): Promise<StoredUser | null> {
  try {
    const user: unknown = JSON.parse(await decryptText(sealed));
    return isStoredUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** It was checked when the server sent it, and nobody without the key can have made another: a look is enough. */
function isStoredUser(user: unknown): user is StoredUser {
  if (typeof user !== 'object' || user === null) return false;
  const members: Readonly<Record<string, unknown>> = { ...user };
  return Number.isInteger(members['id']) && texts.every((name) => typeof members[name] === 'string');
}

/** The text that {@link writeEncryptedUser} keeps. Two steps, so that the write itself is done in one go. */
export function encryptUser(user: StoredUser): Promise<string> {
  return encryptText(JSON.stringify(user));
}

export function writeEncryptedUser(sealed: string): void {
  putItem(localStorage, key, sealed);
}
