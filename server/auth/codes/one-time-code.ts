import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/db/db.ts';
import { oneTimeCodes } from '#server/db/schema/accounts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { allowances, codeAttempts, lifetimes } from '../limits/policy.ts';
import { clearAttempts, countAttempt } from '../limits/throttle.ts';
import { sharedSecret } from '../shared-secret.ts';

interface Recipient {
  /** Purpose and recipient of the code: `recovery:<account>`, `mobile:<user>:<phone>`. */
  readonly subject: string;
  readonly userId: number | undefined;
}

/**
 * A new code for a recipient. It replaces an earlier one.
 *
 * @throws Refusal 429 within 30 seconds of the last one.
 */
export async function issueCode(db: Db, { subject, userId }: Recipient, now: Date): Promise<string> {
  const code = String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0');
  const row = {
    user_id: userId ?? null,
    code_hash: await codeHash(db, subject, code),
    attempts: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + lifetimes.code),
    verified_by: null,
    window_ends_at: null,
  };
  const lastAllowed = new Date(now.getTime() - lifetimes.betweenCodes);
  const stored = await db
    .insert(oneTimeCodes)
    .values({ subject, ...row })
    .onConflictDoUpdate({ target: oneTimeCodes.subject, set: row, setWhere: lte(oneTimeCodes.sent_at, lastAllowed) })
    .returning({ subject: oneTimeCodes.subject });
  if (stored.length === 0) throw await tooEarly(db, subject, now);
  return code;
}

async function tooEarly(db: Db, subject: string, now: Date): Promise<Refusal> {
  const [last] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.subject, subject));
  const wait = (last?.sent_at.getTime() ?? now.getTime()) + lifetimes.betweenCodes - now.getTime();
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new Refusal(429, `Please wait ${seconds} seconds before you ask for another OTP`, { retryAfter: seconds });
}

/**
 * Checks a code and uses it up. Counts the attempt before the comparison, so that concurrent guesses share the five
 * attempts of a code.
 *
 * @returns the user the code was sent to.
 * @throws Refusal 422 for a wrong or outdated code, 429 after too many guesses.
 */
export async function redeemCode(db: Db, subject: string, code: string, now: Date): Promise<number> {
  const guesses = `otp:${subject}`;
  await countAttempt(db, guesses, allowances.guesses, now);
  const [pending] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(eq(oneTimeCodes.subject, subject), lt(oneTimeCodes.attempts, codeAttempts), gt(oneTimeCodes.expires_at, now)),
    )
    .returning();
  const received = Buffer.from(await codeHash(db, subject, code));
  if (pending?.user_id == null || !timingSafeEqual(Buffer.from(pending.code_hash), received)) throw wrongCode();

  const used = await db
    .update(oneTimeCodes)
    .set({ attempts: codeAttempts, code_hash: '' })
    .where(and(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.code_hash, pending.code_hash)))
    .returning({ subject: oneTimeCodes.subject });
  if (used.length === 0) throw wrongCode();
  await clearAttempts(db, guesses);
  return pending.user_id;
}

function wrongCode(): Refusal {
  const msg = 'Invalid or expired OTP';
  return new Refusal(422, msg, { errors: [{ path: 'otp', msg }] });
}

async function codeHash(db: Db, subject: string, code: string): Promise<string> {
  const key = await sharedSecret(db, 'one-time-codes');
  return createHmac('sha256', key).update(`${subject}\n${code}`).digest('base64url');
}
