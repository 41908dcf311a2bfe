import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import type { Database, Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { maintainRecordCounts } from './record-counts.ts';
import { RequestClient, RequestPool } from './request-client.ts';
import { retryTransactions } from './retry.ts';

/** An arbitrary number for the advisory lock. No other program on the database may use it. */
const migrationLock = 7_264_113;

export interface PostgresOptions {
  /** Called when an idle connection breaks. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Default: true. False for work whose transactions have effects outside of the database. */
  readonly retries?: boolean;
}

/**
 * Opens PostgreSQL at a connection address and migrates it. Several instances may start at once: one migrates, the others
 * wait. Rejects when the server cannot be reached within ten seconds.
 */
export async function openPostgres(
  connectionString: string,
  { onConnectionLost = () => undefined, retries = true }: PostgresOptions = {},
): Promise<Database> {
  const pool = new RequestPool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, Client: RequestClient });
  // The pool replaces a broken idle connection on the next query. Without a listener the error would end the process.
  pool.on('error', onConnectionLost);
  // The same for a connection that breaks during a transaction. Its next query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: retries ? retryTransactions(drizzle(pool), transactionOf(pool)) : drizzle(pool),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Drizzle's own transaction on a pool keeps the connection when `begin` fails, until the pool has none left. */
function transactionOf(pool: Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

/** The lock belongs to a transaction, not to a connection: a pooler may give each transaction another connection. */
async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder });
    await maintainRecordCounts(db);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection ends the transaction after any error.
    client.release(true);
    throw error;
  }
}
