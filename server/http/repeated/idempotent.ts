import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Change, VersionHeaders } from '#server/contract/operation.ts';
import type { Db } from '../../db/db.ts';
import { retryRead } from '../../db/retry.ts';
import { idempotentCreates } from '../../db/schema/housekeeping.ts';
import { Refusal } from '../refusal.ts';
import { digestOf } from './digest-of.ts';

interface Request {
  /** The value of `Idempotency-Key`: a UUID as a quoted string. */
  readonly key: string;
  readonly userId: number;
  readonly operationId: string;
  readonly body: unknown;
  readonly version: VersionHeaders;
}

/**
 * Runs a create with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). The key, a hash of the request and
 * the response are stored in the transaction of the create. The same request with the same key receives that response,
 * and nothing else of it runs.
 *
 * @throws Refusal 400 for a malformed key, 422 for another request with the same key, 409 while the first one runs.
 */
export async function idempotent<T extends object>(
  db: Db,
  { key, userId, operationId, body, version }: Request,
  { now, run }: { readonly now: Date; readonly run: (change: Pick<Change, 'transact' | 'version'>) => Promise<T> },
): Promise<T> {
  if (!/^"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"$/i.test(key)) {
    throw new Refusal(400, 'Idempotency-Key has to be a UUID as a quoted string');
  }
  const hashedKey = sha256(`${userId}\n${key.toLowerCase()}`);
  const request = sha256(`${operationId}\n${await digestOf(body)}`);

  async function firstResponse(on: Db): Promise<object | undefined> {
    const [first] = await on.select().from(idempotentCreates).where(eq(idempotentCreates.key, hashedKey));
    if (first === undefined) return undefined;
    if (first.request !== request) throw new Refusal(422, 'This Idempotency-Key belongs to another request');
    if (first.version !== null) version.send(first.version);
    return first.response as object;
  }

  const first = await retryRead(() => firstResponse(db));
  // Only responses of `run` to the same operation are stored under this request.
  if (first !== undefined) return first as T;
  let created: number | undefined;
  const send = (current: number) => {
    created = current;
    version.send(current);
  };
  const transact: Change['transact'] = <Response extends object>(work: (tx: Db) => Promise<Response>) =>
    db.transaction(async (tx) => {
      await requireLock(tx, hashedKey);
      const first = await firstResponse(tx);
      if (first !== undefined) return first as Response;
      const response = await work(tx);
      const stored = { key: hashedKey, request, response, version: created ?? null, created_at: now };
      await tx.insert(idempotentCreates).values(stored);
      return response;
    });
  try {
    return await run({ transact, version: { ...version, send } });
  } catch (error) {
    // The first request may have ended meanwhile, and its record may be the reason for this refusal.
    const first = error instanceof Refusal ? await retryRead(() => firstResponse(db)) : undefined;
    if (first === undefined) throw error;
    return first as T;
  }
}

/** @throws Refusal 409 while another request with the key runs. */
async function requireLock(tx: Db, key: string): Promise<void> {
  const [lock] = await tx
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${key}, 0))` })
    .from(sql`(select 1) as one`);
  if (lock?.isFree === true) return;
  throw new Refusal(409, 'The same request is still in progress. Check before you send it again', { retryAfter: 1 });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
