import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface OwnDatabase {
  readonly address: string;
  /** Runs a statement as the server's maintenance database would. */
  readonly administer: (statement: (name: string) => string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** An empty database of the test's own on a PostgreSQL server. */
export async function ownDatabase(server: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    address: address.href,
    administer: (statement) => run(statement(name)),
    drop: () => run(`drop database ${name} with (force)`),
  };
}
