import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface OwnDatabase {
  readonly name: string;
  readonly address: string;
  /** Runs a statement in the maintenance database of the server. */
  readonly administer: (statement: (name: string) => string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Creates a database for a test: empty, or a clone of a database without connections. */
export async function ownDatabase(server: string, original = 'template1'): Promise<OwnDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = (statement: string) => runOn(server, statement);
  await run(`create database ${name} template ${original}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    name,
    address: address.href,
    administer: (statement) => run(statement(name)),
    drop: () => dropDatabase(server, name),
  };
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return runOn(server, `drop database if exists ${name} with (force)`);
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
