import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { VersionHeaders } from '#server/contract/operation.ts';
import type { Db } from '../../db/db.ts';
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
 * the response are stored in the transaction of the create. The same request with the same key receives that response.
 *
 * @throws Refusal 400 for a malformed key, 422 for another request with the same key, 409 while the first one runs.
 */
export async function idempotent<T extends object>(
  db: Db,
  { key, userId, operationId, body, version }: Request,
  { now, run }: { readonly now: Date; readonly run: (tx: Db, version: VersionHeaders) => Promise<T> },
): Promise<T> {
  if (!/^"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"$/i.test(key)) {
    throw new Refusal(400, 'Idempotency-Key has to be a UUID as a quoted string');
  }
  const hashedKey = sha256(`${userId}\n${key.toLowerCase()}`);
  const request = sha256(`${operationId}\n${await digestOf(body)}`);
  return await db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${hashedKey}, 0))` })
      .from(sql`(select 1) as one`);
    if (lock?.isFree !== true) {
      throw new Refusal(409, 'The same request is still in progress. Check before you send it again', {
        retryAfter: 1,
      });
    }
    const [first] = await tx.select().from(idempotentCreates).where(eq(idempotentCreates.key, hashedKey));
    if (first !== undefined) {
      if (first.request !== request) throw new Refusal(422, 'This Idempotency-Key belongs to another request');
      if (first.version !== null) version.send(first.version);
      // Only responses of `run` to the same operation are stored under this request.
      return first.response as T;
    }
    let created: number | undefined;
    const response = await run(tx, {
      ...version,
      send: (current) => {
        created = current;
        version.send(current);
      },
    });
    await tx
      .insert(idempotentCreates)
      .values({ key: hashedKey, request, response, version: created ?? null, created_at: now });
    return response;
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
