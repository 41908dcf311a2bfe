import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { users } from '../db/schema/accounts.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './sessions.ts';

/** A new password ends the person's sessions: all of them, or all but the one that asked. */
export async function setPassword(
  db: Db,
  userId: number,
  password: string,
  keep?: { readonly sessionId: number },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash }).where(eq(users.id, userId));
    await endSessions(tx, userId, keep);
  });
}
