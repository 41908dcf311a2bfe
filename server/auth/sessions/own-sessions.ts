import { and, desc, eq, exists, gt, sql } from 'drizzle-orm';
import { formatWire } from '#domain/time/date-time.ts';
import type { Db } from '#server/db/db.ts';
import { sessions, tokens } from '#server/db/schema/accounts.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { UserSession } from './sessions.ts';

/** The most sessions of a list. */
const mostListed = 100;

/** The sessions of the caller's user that can still be used: first the caller's own, then by their last use. */
export async function listOwnSessions(db: Db, { sessionId, user }: UserSession, now: Date) {
  const isCurrent = eq(sessions.id, sessionId);
  const valid = db
    .select({ one: sql`1` })
    .from(tokens)
    .where(and(eq(tokens.session_id, sessions.id), gt(tokens.expires_at, now)));
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, user.id), gt(sessions.ends_at, now), exists(valid)))
    .orderBy(desc(isCurrent), desc(sessions.last_used_at), desc(sessions.id))
    .limit(mostListed);
  return rows.map(({ id, device, address, started_at, last_used_at }) => ({
    id,
    device,
    address,
    created_at: formatWire(started_at.getTime()),
    // This call uses the caller's session.
    last_used_at: formatWire((id === sessionId ? now : last_used_at).getTime()),
    current: id === sessionId,
  }));
}

/** @throws Refusal 404 when the caller's user has no such session. */
export async function endOwnSession(db: Db, { user }: UserSession, id: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, user.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal(404, 'This device is no longer logged in');
}
