import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { ownDatabase } from '../postgres/own-database.ts';
import { type Contents, nothing } from './contents.ts';
import { onceARun } from './once-a-run.ts';
import { nameFile } from './template-databases.ts';

const ignore = () => undefined;

/** Opens a new database on the PostgreSQL server of the run, cloned from a prepared one. */
export async function openPreparedPostgres({ name, fill }: Contents = nothing): Promise<Database> {
  const server = inject('postgres');
  const original = await onceARun(inject('prepared'), nameFile(name), async () => {
    const template = await ownDatabase(server);
    const database = await openPostgres(template.address);
    await fill(database.db);
    await database.close();
    return Buffer.from(template.name);
  });
  const { address, drop } = await ownDatabase(server, original.toString());
  // Without a timeout: the fake timers of a test would close connections.
  const pool = new Pool({ connectionString: address, idleTimeoutMillis: 0 });
  // The drop at the end may break connections that are being closed.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { db: drizzle(pool), close };
}
