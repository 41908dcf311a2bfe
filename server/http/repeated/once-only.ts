import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { recentCreates } from '../../db/schema/housekeeping.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../refusal.ts';
import { digestOf } from './digest-of.ts';

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

interface Create<T> {
  readonly run: () => Promise<T>;
  /** Whether a stored result of `run` still describes what is in the database. */
  readonly isCurrent: (first: T) => Promise<boolean>;
}

/**
 * Runs a create once. When the same session has sent the same create seconds ago, returns the first result instead, as
 * long as it is current. Browsers resend a POST by themselves when a persistent connection breaks before the response.
 *
 * @throws Refusal 409 when the first request takes too long.
 */
export async function onceOnly<T extends object>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sessionId, operationId, body }: Scope,
  create: Create<T>,
): Promise<T> {
  const key = createHash('sha256')
    .update(`${sessionId}\n${operationId}\n${await digestOf(body)}`)
    .digest('base64url');
  for (;;) {
    if (await claim(db, key, clock())) return await runClaimed(db, key, create.run);
    const first = await firstResult(db, key);
    // It was refused and changed nothing: this one runs, and gets the reason.
    if (first === undefined) continue;
    // The key contains the operation, and only results of `run` are stored under it.
    if (await create.isCurrent(first as T)) return first as T;
    await db.delete(recentCreates).where(and(eq(recentCreates.key, key), eq(recentCreates.answer, first)));
  }
}

/** Whether no other request has claimed the key within the window. */
async function claim(db: Db, key: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(recentCreates)
    .values({ key, created_at: now })
    .onConflictDoUpdate({
      target: recentCreates.key,
      set: { created_at: now, answer: sql`null` },
      setWhere: lte(recentCreates.created_at, new Date(now.getTime() - duplicateWindowMs)),
    })
    .returning({ key: recentCreates.key });
  return claimed.length > 0;
}

async function runClaimed<T extends object>(db: Db, key: string, run: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await run();
  } catch (error) {
    await db.delete(recentCreates).where(and(eq(recentCreates.key, key), isNull(recentCreates.answer)));
    throw error;
  }
  const stored = db.update(recentCreates).set({ answer: result }).where(eq(recentCreates.key, key));
  // The record exists, so a failure to store the result is not one of the create. A duplicate gets 409 after five seconds.
  await stored.catch(() => undefined);
  return result;
}

/** The result of the request that claimed the key; undefined when it was refused. */
async function firstResult(db: Db, key: string): Promise<unknown> {
  for (let waited = 0; waited < firstResultTimeoutMs; waited += pollIntervalMs) {
    const [first] = await db.select().from(recentCreates).where(eq(recentCreates.key, key));
    if (first === undefined) return undefined;
    if (first.answer !== null) return first.answer;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Refusal(409, 'The same request is still in progress. Check before you send it again');
}
