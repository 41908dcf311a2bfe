import type { StoredTokens } from '#machines/session/types.ts';
import { putItem } from './put-item.ts';

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
