import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { interruptionOf } from './interruption.ts';

/** For how long work is tried again, in milliseconds. The app waits longer than that for a response. */
const retryForMs = 6000;
const firstPauseMs = 25;
const longestPauseMs = 1000;

/** A transaction whose connection broke while it was committed. It may have been done. */
export class UnknownCommit extends Error {
  override readonly name = 'UnknownCommit';

  constructor(cause: unknown) {
    super('The connection to the database broke during a commit', { cause });
  }
}

/** Runs work that changes nothing, again after each interruption, within the time limit. */
export function retryRead<Out>(work: () => Promise<Out>): Promise<Out> {
  return retryWhile((error) => interruptionOf(error) !== undefined, work);
}

/**
 * Makes a database run a transaction again after an interruption before its commit, when nothing was stored. Rejects with
 * {@link UnknownCommit} when the commit itself was interrupted. So the work of a transaction must have no other effects
 * that may not happen twice.
 */
export function retryTransactions<Database extends Db>(
  db: Database,
  once: Db['transaction'] = db.transaction.bind(db),
): Database {
  const transaction: Db['transaction'] = (work, config) =>
    retryWhile(
      (error) => !(error instanceof UnknownCommit) && interruptionOf(error) !== undefined,
      async () => {
        let failure: { readonly error: unknown } | undefined;
        const progress: { isWorkDone: boolean } = { isWorkDone: false };
        try {
          return await once(async (tx) => {
            try {
              const result = await work(tx);
              progress.isWorkDone = true;
              return result;
            } catch (error) {
              failure = { error };
              throw error;
            }
          }, config);
        } catch (error) {
          // After a commit without a response, the driver reports that it cannot roll back.
          const isUnknown = progress.isWorkDone && (interruptionOf(error) ?? 'rolledBack') !== 'rolledBack';
          if (isUnknown) throw new UnknownCommit(error);
          // After a broken connection the rollback fails too, with an error that says less.
          throw failure === undefined ? error : failure.error;
        }
      },
    );
  return Object.assign(db, { transaction });
}

async function retryWhile<Out>(isTransient: (error: unknown) => boolean, work: () => Promise<Out>): Promise<Out> {
  const end = performance.now() + retryForMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      // A random part, so that transactions that were in each other's way do not meet again.
      const pause = pauseMs * (0.5 + Math.random());
      if (!isTransient(error) || performance.now() + pause > end) throw error;
      await wait(pause);
    }
  }
}
