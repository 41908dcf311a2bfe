import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findPostgres } from '../../../scripts/postgres/find-postgres.ts';

export interface PostgresServer {
  /** Of its maintenance database, in which others can be made. */
  readonly address: string;
  readonly dispose: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; any other account will do, and this one is everywhere. */
const nobody = 65_534;

/**
 * A PostgreSQL for tests that need one: the server that TEST_DATABASE_URL names, or a fresh one in a temporary folder,
 * which listens in that folder and nowhere else.
 *
 * @throws Error where there is none: a test that needs it must not pass without.
 */
export async function postgresServer(): Promise<PostgresServer> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined) return { address: named, dispose: async () => undefined };
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL. Run "npx tsx scripts/ensure.ts postgres"');

  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const data = join(folder, 'data');
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), [`--pgdata=${data}`, ...options], { ...account, cwd: folder });

  // Only processes are killed here, never the machine: nothing has to reach the disk.
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'];
  const server = spawn(join(programs, 'postgres'), flags, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  await ready(server);
  return {
    address: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    dispose: async () => {
      process.off('exit', killed);
      const ended = once(server, 'close');
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (server.stderr === null) throw new Error('Its output is not heard');
  for await (const line of createInterface(server.stderr)) {
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
    said.push(line);
  }
  throw new Error(`PostgreSQL ended before it was ready:\n${said.join('\n')}`);
}
