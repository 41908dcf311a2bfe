import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Any number that no other program on the database uses for its own advisory lock. */
const migrationLock = 7_264_113;

/**
 * PostgreSQL at a connection address, with the schema up to date. Several copies may start at once: one migrates, the
 * others wait. Rejects when it cannot be reached within ten seconds.
 */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', (error) => console.error(`Database connection lost: ${error.message}`));
  // So would one that breaks between two queries of a transaction: the next of them rejects, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), close: () => pool.end() };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back whatever went wrong.
    client.release(true);
    throw error;
  }
}
