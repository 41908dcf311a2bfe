import * as z from 'zod/mini';
import type { StoredTokens } from '#machines/session/types.ts';

const accessKey = 'accessToken';
const refreshKey = 'refreshToken';
const ownerKey = 'tokenOwner';

const ownerSchema = z.coerce.number().check(z.int(), z.positive());

/** The tokens of this tab, in session storage (section 3): never in a cache, a log or another tab. */
export function readTokens(): StoredTokens | null {
  const accessToken = sessionStorage.getItem(accessKey);
  const owner = ownerSchema.safeParse(sessionStorage.getItem(ownerKey));
  if (accessToken === null || !owner.success) return null;
  return { accessToken, refreshToken: sessionStorage.getItem(refreshKey), userId: owner.data };
}

export function writeTokens(tokens: StoredTokens | null): void {
  put(accessKey, tokens?.accessToken);
  put(refreshKey, tokens?.refreshToken);
  put(ownerKey, tokens?.userId);
}

function put(key: string, value: string | number | null | undefined): void {
  if (value === null || value === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, String(value));
}
