import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { recentCreates } from '../db/schema/housekeeping.ts';
import type { Services } from '../services.ts';
import { digestOf } from './digest-of.ts';
import { Refusal } from './refusal.ts';

/** Identical creates within this time count as one. */
const duplicateWindowMs = 10_000;
/** How long a duplicate waits for the result of the first request. */
const firstResultTimeoutMs = 5000;
const pollIntervalMs = 50;

interface Scope {
  readonly sessionId: number;
  readonly operationId: string;
  readonly body: unknown;
}

/**
 * Runs a create once. When the same session has sent the same create seconds ago, returns the first result instead.
 * Browsers resend a POST by themselves when a persistent connection breaks before the response.
 *
 * @throws Refusal 409 when the first request takes too long.
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
      setWhere: lte(recentCreates.created_at, new Date(now.getTime() - duplicateWindowMs)),
    })
    .returning({ key: recentCreates.key });
  if (claimed.length === 0) {
    const first = await firstResult(db, key);
    // The key contains the operation, and only results of `create` are stored under it.
    return first === refused ? await onceOnly({ db, clock }, { sessionId, operationId, body }, create) : (first as T);
  }
  try {
    const result = await create();
    await db.update(recentCreates).set({ answer: result }).where(eq(recentCreates.key, key));
    return result;
  } catch (error) {
    await db.delete(recentCreates).where(and(eq(recentCreates.key, key), isNull(recentCreates.answer)));
    throw error;
  }
}

/** The first request was refused and changed nothing. The duplicate runs and gets the reason. */
const refused = Symbol('refused');

async function firstResult(db: Services['db'], key: string): Promise<unknown> {
  for (let waited = 0; waited < firstResultTimeoutMs; waited += pollIntervalMs) {
    const [first] = await db.select().from(recentCreates).where(eq(recentCreates.key, key));
    if (first === undefined) return refused;
    if (first.answer !== null) return first.answer;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Refusal(409, 'The same request is still in progress. Check before you send it again');
}
