import type { Db } from '../db/db.ts';
import { findUser, normalUsername, type User } from './find-user.ts';
import { hashToken } from './token.ts';

/** An account as somebody without a session names it; nobody may have that name. */
export interface NamedAccount {
  readonly user: User | undefined;
  /**
   * Names the account in counters and codes: the same for the email address and the mobile number of a user. Names that
   * nobody has are counted like all others.
   */
  readonly key: string;
}

export async function findAccount(db: Db, username: string): Promise<NamedAccount> {
  const user = await findUser(db, username);
  // Hashed, so that a key is short and a password typed into the username's field is not stored in clear.
  return { user, key: user === undefined ? `name:${hashToken(normalUsername(username))}` : `user:${user.id}` };
}
