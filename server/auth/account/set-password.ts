import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/accounts.ts';
import { appendEntry } from '#server/history/append-entry.ts';
import { hasId } from '#server/history/recorded-resource.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fullName } from '#server/users/full-name.ts';
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
  { at, except }: { readonly at: Date; readonly except?: { readonly sessionId: number } },
): Promise<User> {
  return await db.transaction(async (tx) => {
    const [user] = await tx.update(users).set({ password_hash }).where(hasId(users, userId)).returning();
    if (user === undefined) throw new Refusal(403, 'User not found');
    await endSessions(tx, userId, except);
    const sessionId = except?.sessionId ?? null;
    const author = { at, user: { id: userId, name: fullName(user) }, sessionId, seriesId: null };
    // Without values: neither passwords nor their hashes are recorded.
    const changes = [{ field: 'password', before: null, after: null }];
    const entry = {
      entity: 'users',
      id: userId,
      name: author.user.name,
      action: 'password' as const,
      changes,
      undo: null,
    };
    await appendEntry(tx, author, entry);
    return user;
  });
}
