import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/accounts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { User } from './find-user.ts';

/**
 * Sets the password hash of a user and ends the user's sessions, all or all but one.
 *
 * @throws Refusal 403 when the user has been removed.
 */
export async function setPassword(
  db: Db,
  userId: number,
  password_hash: string,
  except?: { readonly sessionId: number },
): Promise<User> {
  return await db.transaction(async (tx) => {
    const [user] = await tx.update(users).set({ password_hash }).where(eq(users.id, userId)).returning();
    if (user === undefined) throw new Refusal(403, 'User not found');
    await endSessions(tx, userId, except);
    return user;
  });
}
