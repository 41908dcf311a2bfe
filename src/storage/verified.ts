import { putItem } from './put-item.ts';

const key = 'verifiedUsername';

/** Whom the server lets set a new password: stored by a successful verify (section 4), for this tab. */
export function readVerified(): string | null {
  return sessionStorage.getItem(key);
}

export function writeVerified(username: string | null): void {
  putItem(sessionStorage, key, username);
}
