import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes. What they open is in the database. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is kept: it is random enough that one round of SHA-256 cannot be reversed by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
