import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { recentCreates } from '../db/schema/housekeeping.ts';
import type { Services } from '../services.ts';
import { digestOf } from './digest-of.ts';
import { Refusal } from './refusal.ts';

/** An identical create within this time is the same one. Milliseconds. */
const sameWithin = 10_000;
/** How long the second of two waits for the answer of the first. Milliseconds. */
const patience = 5000;

interface Scope {
  readonly sessionId: number;
  readonly operationId: string;
  readonly body: unknown;
}

/**
 * Runs a create unless the same session sent the same one seconds ago; then the first one's answer is given again.
 * Browsers resend a POST by themselves when a kept connection is cut before the answer.
 */
export async function onceOnly<T extends object>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sessionId, operationId, body }: Scope,
  create: () => Promise<T>,
): Promise<T> {
  const now = clock();
  const key = createHash('sha256')
    .update(`${sessionId}\n${operationId}\n${await digestOf(body)}`)
    .digest('base64url');
  const claimed = await db
    .insert(recentCreates)
    .values({ key, created_at: now })
    .onConflictDoUpdate({
      target: recentCreates.key,
      set: { created_at: now, answer: sql`null` },
      setWhere: lte(recentCreates.created_at, new Date(now.getTime() - sameWithin)),
    })
    .returning({ key: recentCreates.key });
  if (claimed.length === 0) {
    const first = await firstAnswer(db, key);
    // Only what `create` answered is ever stored under the key, which names the operation.
    return first === refused ? await onceOnly({ db, clock }, { sessionId, operationId, body }, create) : (first as T);
  }
  try {
    const answer = await create();
    await db.update(recentCreates).set({ answer }).where(eq(recentCreates.key, key));
    return answer;
  } catch (error) {
    await db.delete(recentCreates).where(and(eq(recentCreates.key, key), isNull(recentCreates.answer)));
    throw error;
  }
}

/** The first one changed nothing, and whoever sent the second is told why by trying it. */
const refused = Symbol('refused');

async function firstAnswer(db: Services['db'], key: string): Promise<unknown> {
  for (let waited = 0; waited < patience; waited += 50) {
    const [first] = await db.select().from(recentCreates).where(eq(recentCreates.key, key));
    if (first === undefined) return refused;
    if (first.answer !== null) return first.answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Refusal(409, 'The same request is still being worked on. Please look before you send it again');
}
