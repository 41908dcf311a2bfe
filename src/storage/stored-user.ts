import { storedUserSchema } from '#domain/stored-user.ts';
import type { StoredUser } from '#machines/session/types.ts';
import { seal, unseal } from './seal.ts';

const key = 'userData';

/** The person of the last sign-in, encrypted in local storage (section 3). What cannot be read is removed: signed out. */
export async function readStoredUser(): Promise<StoredUser | null> {
  const sealed = localStorage.getItem(key);
  if (sealed === null) return null;
  try {
    return storedUserSchema.parse(JSON.parse(await unseal(sealed)));
  } catch {
    localStorage.removeItem(key);
    return null;
  }
}

/** The text that {@link writeSealedUser} keeps. Two steps, so that the write itself is done in one go. */
export function sealUser(user: StoredUser): Promise<string> {
  return seal(JSON.stringify(user));
}

export function writeSealedUser(sealed: string): void {
  localStorage.setItem(key, sealed);
}
