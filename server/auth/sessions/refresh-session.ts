import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { sessions, tokens, users } from '#server/db/schema/accounts.ts';
import { isForeignKeyViolation } from '#server/http/database-refusal.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lifetimes } from '../limits/policy.ts';
import { isActive, issueTokens, type TokenPair } from './sessions.ts';
import { hashToken } from './token.ts';

/**
 * Exchanges a refresh token for new tokens. A used token is accepted again while the first response may have been lost:
 * within the grace time, or as long as no token of that response has been used. A later use may be a theft, so it ends the
 * session.
 *
 * @throws Refusal 401
 */
export async function refreshSession(db: Db, refreshToken: string, now: Date): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  const [found] = await db
    .select({ token: tokens, sessionEnds: sessions.ends_at })
    .from(tokens)
    .innerJoin(sessions, eq(tokens.session_id, sessions.id))
    .innerJoin(users, eq(sessions.user_id, users.id))
    .where(and(eq(tokens.hash, hash), eq(tokens.kind, 'refresh'), ...isActive));
  if (found === undefined || found.token.expires_at <= now || found.sessionEnds <= now) throw signInAgain();

  const { session_id: sessionId, used_at: usedAt } = found.token;
  if (usedAt !== null && now.getTime() - usedAt.getTime() > lifetimes.refreshGrace && (await wasReceived(db, hash))) {
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    throw signInAgain();
  }
  if (usedAt === null) {
    await db
      .update(tokens)
      .set({ used_at: now })
      .where(and(eq(tokens.hash, hash), isNull(tokens.used_at)));
  }
  return await issueTokens(db, sessionId, { now, sessionEnds: found.sessionEnds, parent: hash }).catch(
    (error: unknown) => {
      // The session has ended since it was read.
      throw isForeignKeyViolation(error) ? signInAgain() : error;
    },
  );
}

/** Whether a token that was issued for this refresh token has been used. */
async function wasReceived(db: Db, parent: string): Promise<boolean> {
  const seen = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.parent, parent), isNotNull(tokens.used_at)))
    .limit(1);
  return seen.length > 0;
}

function signInAgain(): Refusal {
  return new Refusal(401, 'Your session has ended. Please sign in again');
}
