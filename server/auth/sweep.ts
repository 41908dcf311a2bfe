import { lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { oneTimeCodes, sessions, tokens } from '../db/schema/accounts.ts';
import { recentCreates, throttles } from '../db/schema/housekeeping.ts';
import { lifetimes } from './policy.ts';

/** Removes what has run out. Each condition has an index, so this is cheap enough to go along with every sign-in. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60_000);
  await db.delete(sessions).where(lte(sessions.ends_at, now));
  await db.delete(tokens).where(lte(tokens.expires_at, now));
  await db.delete(throttles).where(lte(throttles.ends_at, now));
  await db.delete(recentCreates).where(lte(recentCreates.created_at, anHourAgo));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expires_at, new Date(now.getTime() - lifetimes.passwordWindow)));
}
