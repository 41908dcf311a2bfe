import type { Database, Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { openPrepared } from '../../support/prepared/open-prepared.ts';
import { ownDatabase } from './own-database.ts';

/** What a database holds from the beginning, and its name. */
interface Contents {
  readonly name: string;
  readonly fill: (db: Db) => Promise<void>;
}

const nothing: Contents = { name: 'schema', fill: async () => undefined };

/**
 * A database with the schema, and empty if nothing else is said: embedded and in memory, or, where TEST_DATABASE_URL
 * names a PostgreSQL server, a database of its own there, so that the same tests prove both.
 */
export async function openTestDatabase({ name, fill }: Contents = nothing): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return await openPrepared(name, fill);
  const database = await openOwnDatabase(server);
  await fill(database.db);
  return database;
}

async function openOwnDatabase(server: string): Promise<Database> {
  const { address, drop } = await ownDatabase(server);
  const database = await openPostgres(address);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}
