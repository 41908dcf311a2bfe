import { hashPassword } from '../../server/auth/passwords/password-hash.ts';
import { openSession, type TokenPair } from '../../server/auth/sessions/sessions.ts';
import type { Db } from '../../server/db/db.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { searched, searchTextOf } from '../../server/db/searched.ts';

/** One signed-in user. The tokens change with each refresh. */
export interface SignedIn {
  tokens: TokenPair;
}

/**
 * Adds users with the role Admin and a session each, as sign-ins do. All have one password, because a thousand hashes would
 * take longer than the load.
 */
export async function signInUsers(db: Db, count: number): Promise<readonly SignedIn[]> {
  const password_hash = await hashPassword('proof', 'Proof@1234');
  const now = new Date();
  const signedIn: SignedIn[] = [];
  for (let at = 0; at < count; at += 1) {
    const row = { first_name: 'Staff', last_name: `No ${String(at)}`, email: `staff-${String(at)}@example.com` };
    const columns = { ...row, name: `Staff ${String(at)}`, role_name: 'Admin', country: 1, password_hash };
    const [user] = await db
      .insert(users)
      .values({ ...columns, search_text: searchTextOf(searched.users, columns) })
      .returning({ id: users.id });
    if (user === undefined) throw new Error('The user was not stored');
    const session = { userId: user.id, device: 'Chrome on Android', address: '203.0.113.1' };
    signedIn.push({ tokens: await openSession(db, session, now) });
  }
  return signedIn;
}
