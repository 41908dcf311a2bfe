import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPostgres } from '#server/db/open-postgres.ts';

/**
 * An empty database with the schema: embedded and in memory, or, where TEST_DATABASE_URL names a PostgreSQL server, a
 * database of its own there, so that the same tests prove both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? await openEmbedded() : await openOwnDatabase(server);
}

async function openOwnDatabase(server: string): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openPostgres(address.href);
  const close = async () => {
    await database.close();
    await run(server, `drop database ${name}`);
  };
  return { ...database, close };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
