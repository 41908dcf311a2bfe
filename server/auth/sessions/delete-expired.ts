import { inArray, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { oneTimeCodes, sessions, tokens } from '#server/db/schema/accounts.ts';
import { idempotentCreates, pictureHolds, recentCreates, throttles } from '#server/db/schema/housekeeping.ts';
import { lifetimes } from '../limits/policy.ts';

/** Deletes expired rows. Each condition has an index, so this is cheap enough for every sign-in. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  // Tokens before sessions, so that the cascade of a session has little to delete.
  await remove(db, tokens, tokens.hash, lte(tokens.expires_at, now));
  await remove(db, sessions, sessions.id, lte(sessions.ends_at, now));
  await remove(db, throttles, throttles.key, lte(throttles.ends_at, now));
  await remove(db, recentCreates, recentCreates.key, lte(recentCreates.created_at, before(60 * 60_000)));
  await remove(
    db,
    idempotentCreates,
    idempotentCreates.key,
    lte(idempotentCreates.created_at, before(24 * 60 * 60_000)),
  );
  await remove(db, pictureHolds, pictureHolds.id, lte(pictureHolds.ends_at, before(24 * 60 * 60_000)));
  const isOld = lte(oneTimeCodes.expires_at, before(lifetimes.passwordWindow));
  await remove(db, oneTimeCodes, oneTimeCodes.subject, isOld);
}

/** Skips rows that another instance has locked: two instances that wait for each other would both fail a sign-in. */
async function remove(db: Db, table: PgTable, key: AnyPgColumn, isExpired: SQL): Promise<void> {
  const free = db.select({ key }).from(table).where(isExpired).for('update', { skipLocked: true });
  await db.delete(table).where(inArray(key, free));
}
