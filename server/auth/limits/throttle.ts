import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { throttles } from '#server/db/schema/housekeeping.ts';
import { tooManyAttempts } from '#server/http/refusal.ts';
import type { Allowance } from './policy.ts';

/**
 * Counts an attempt. Call it before the check, so that a hundred concurrent guesses count as a hundred.
 *
 * @throws Refusal 429 when the allowance of the key is used up.
 */
export async function countAttempt(db: Db, key: string, allowance: Allowance, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + allowance.window);
  const isExpired = sql`${throttles.ends_at} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(throttles)
    .values({ key, attempts: 1, ends_at: ends })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${isExpired} then 1 else least(${throttles.attempts} + 1, 1000000) end`,
        ends_at: sql`case when ${isExpired} then excluded.ends_at else ${throttles.ends_at} end`,
      },
    })
    .returning();
  if (counted === undefined || counted.attempts <= allowance.attempts) return;
  throw tooManyAttempts(Math.max(1, Math.ceil((counted.ends_at.getTime() - now.getTime()) / 1000)));
}

/** Clears the attempts of a key after a success. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Reverts one counted attempt. */
export async function releaseAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)` })
    .where(eq(throttles.key, key));
}
