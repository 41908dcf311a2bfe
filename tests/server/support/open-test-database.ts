import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { ownDatabase } from './own-database.ts';

/**
 * An empty database with the schema: embedded and in memory, or, where TEST_DATABASE_URL names a PostgreSQL server, a
 * database of its own there, so that the same tests prove both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? await openEmbedded() : await openOwnDatabase(server);
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
