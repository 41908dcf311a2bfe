import { sql } from 'drizzle-orm';
import { forRequest } from '#server/observability/current-request.ts';
import type { Db } from './db.ts';

/** How long a statement of scheduled work may run or wait for a lock, in milliseconds. */
export const stepTimeoutMs = 5000;

/**
 * Runs one step of scheduled work as a short transaction whose statements have a time limit, so that it neither holds locks
 * nor waits for them for long. Large tables take many steps. The embedded database runs one transaction at a time: between
 * two steps others have their turn.
 */
export function inStep<Out>(db: Db, work: (tx: Db) => Promise<Out>, timeoutMs = stepTimeoutMs): Promise<Out> {
  // As a request, so that a network that is cut ends the step too.
  return forRequest({ id: 'schedule' }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`);
      return await work(tx);
    }),
  );
}
