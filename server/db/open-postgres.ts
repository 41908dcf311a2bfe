import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { maintainRecordCounts } from './record-counts.ts';

/** An arbitrary number for the advisory lock. No other program on the database may use it. */
const migrationLock = 7_264_113;

/**
 * Opens PostgreSQL at a connection address and migrates it. Several instances may start at once: one migrates, the others
 * wait. Rejects when the server cannot be reached within ten seconds.
 */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces a broken idle connection on the next query. Without a listener the error would end the process.
  pool.on('error', (error) => console.error(`Database connection lost: ${error.message}`));
  // The same for a connection that breaks during a transaction. Its next query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), close: () => pool.end() };
}

async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await maintainRecordCounts(drizzle(client));
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock after any error.
    client.release(true);
    throw error;
  }
}
