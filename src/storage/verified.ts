import { putItem } from './put-item.ts';

const key = 'verifiedUsername';

/** The username that may set a new password, after a successful verification (section 4). For this tab. */
export function readVerified(): string | null {
  return sessionStorage.getItem(key);
}

export function writeVerified(username: string | null): void {
  putItem(sessionStorage, key, username);
}
