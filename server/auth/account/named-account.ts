import type { Db } from '#server/db/db.ts';
import { hashToken } from '../sessions/token.ts';
import { findUser, normalUsername, type User } from './find-user.ts';

/** An account that a client without a session names. It may not exist. */
export interface NamedAccount {
  readonly user: User | undefined;
  /**
   * Identifies the account in counters and codes. The email address and the mobile number of a user have the same key.
   * Names without an account are counted too.
   */
  readonly key: string;
}

export async function findAccount(db: Db, username: string): Promise<NamedAccount> {
  const user = await findUser(db, username);
  // Hashed: keys stay short, and a password that was typed into the username field is not stored in clear.
  return { user, key: user === undefined ? `name:${hashToken(normalUsername(username))}` : `user:${user.id}` };
}
