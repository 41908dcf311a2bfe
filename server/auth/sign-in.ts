import type { Db } from '../db/db.ts';
import { isOfRemoved } from '../http/database-refusal.ts';
import { Refusal } from '../http/refusal.ts';
import { findUser, normalUsername, type User } from './find-user.ts';
import { isPassword } from './password-hash.ts';
import { allowances } from './policy.ts';
import { openSession, type TokenPair } from './sessions.ts';
import { sweep } from './sweep.ts';
import { countAttempt, forgetAttempts, giveBackAttempt } from './throttle.ts';
import { hashToken } from './token.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly address: string;
}

/**
 * A session for the right password.
 *
 * @throws Refusal 401 for wrong credentials, 429 after too many, 403 for an account that is switched off.
 */
export async function signIn(
  db: Db,
  { username, password, address }: Credentials,
  now: Date,
): Promise<{ readonly user: User; readonly token: TokenPair }> {
  // Hashed, so that a key is short and a mistyped password in the username's box is not kept in clear.
  const account = hashToken(normalUsername(username));
  const keys = {
    account: `sign-in:${account}:${address}`,
    anywhere: `sign-in:${account}`,
    address: `sign-in-from:${address}`,
  };
  await countAttempt(db, keys.address, allowances.address, now);
  await countAttempt(db, keys.account, allowances.account, now);
  await countAttempt(db, keys.anywhere, allowances.accountAnywhere, now);

  const user = await findUser(db, username);
  const right = await isPassword(password, user?.password_hash);
  if (user === undefined || !right) throw new Refusal(401, 'Invalid username or password');
  if (user.status !== '1') throw new Refusal(403, 'This account is not active');

  await forgetAttempts(db, keys.account);
  await giveBackAttempt(db, keys.anywhere);
  await giveBackAttempt(db, keys.address);
  await sweep(db, now);
  const token = await openSession(db, user.id, now).catch((error: unknown) => {
    // The account has been removed since it was found.
    throw isOfRemoved(error) ? new Refusal(401, 'Invalid username or password') : error;
  });
  return { user, token };
}
