import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { sessions, tokens, users } from '#server/db/schema/accounts.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import { lifetimes } from '../limits/policy.ts';
import { hashToken, newToken } from './token.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The session of a request and its user. */
export interface UserSession {
  readonly sessionId: number;
  readonly user: typeof users.$inferSelect;
}

/** The conditions on a user with a session. */
export const isActive = [eq(users.status, '1'), isPresent(users)] as const;

interface Opened {
  readonly userId: number;
  /** Shown in the list of sessions, such as 'Chrome on Windows'; '' when unknown. */
  readonly device: string;
  readonly address: string;
}

/** Opens a session for a user. Returns its first tokens. */
export async function openSession(db: Db, { userId, device, address }: Opened, now: Date): Promise<TokenPair> {
  const ends = new Date(now.getTime() + lifetimes.session);
  const [session] = await db
    .insert(sessions)
    .values({ user_id: userId, device, address, started_at: now, last_used_at: now, ends_at: ends })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error('The session was not stored');
  return issueTokens(db, session.id, { now, sessionEnds: ends });
}

interface Issue {
  readonly now: Date;
  readonly sessionEnds: Date;
  readonly parent?: string;
}

/** A pair of tokens for a session; neither outlives it. */
export async function issueTokens(db: Db, sessionId: number, { now, sessionEnds, parent }: Issue): Promise<TokenPair> {
  const pair = { accessToken: newToken(), refreshToken: newToken() };
  const expiry = (lifetime: number) => new Date(Math.min(now.getTime() + lifetime, sessionEnds.getTime()));
  const common = { session_id: sessionId, parent: parent ?? null };
  await db.insert(tokens).values([
    { ...common, hash: hashToken(pair.accessToken), kind: 'access', expires_at: expiry(lifetimes.access) },
    { ...common, hash: hashToken(pair.refreshToken), kind: 'refresh', expires_at: expiry(lifetimes.refresh) },
  ]);
  return pair;
}

/** The session of an access token; undefined when the token is unknown or expired, or when the user is not active. */
export async function findSession(db: Db, accessToken: string, now: Date): Promise<UserSession | undefined> {
  const hash = hashToken(accessToken);
  const [found] = await db
    .select({ sessionId: sessions.id, lastUsedAt: sessions.last_used_at, usedAt: tokens.used_at, user: users })
    .from(tokens)
    .innerJoin(sessions, eq(tokens.session_id, sessions.id))
    .innerJoin(users, eq(sessions.user_id, users.id))
    .where(and(eq(tokens.hash, hash), eq(tokens.kind, 'access'), gt(tokens.expires_at, now), ...isActive));
  if (found === undefined) return undefined;
  if (found.usedAt === null) {
    await db
      .update(tokens)
      .set({ used_at: now })
      .where(and(eq(tokens.hash, hash), isNull(tokens.used_at)));
  }
  const unused = now.getTime() - found.lastUsedAt.getTime();
  // No request waits for it.
  if (unused >= lifetimes.lastUse) void storeLastUse(db, found.sessionId, now);
  return { sessionId: found.sessionId, user: found.user };
}

/** Never rejects: the next request of the session stores its time instead. */
async function storeLastUse(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ last_used_at: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.last_used_at, now)))
    .catch(() => undefined);
}

/** Ends the sessions of a user on all devices, optionally except one. */
export async function endSessions(db: Db, userId: number, except?: { readonly sessionId: number }): Promise<void> {
  const all = eq(sessions.user_id, userId);
  await db.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except.sessionId)));
}
