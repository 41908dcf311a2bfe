import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findPostgres } from '../../../scripts/postgres/find-postgres.ts';

export interface PostgresServer {
  /** The address of its maintenance database. */
  readonly address: string;
  readonly dispose: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. This account exists on every system. */
const nobody = 65_534;

interface Options {
  /** More settings. Not for the server of TEST_DATABASE_URL. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * A PostgreSQL server for tests: the one of TEST_DATABASE_URL, or a new one in a temporary folder. It listens on a socket
 * in that folder only.
 *
 * @throws Error when PostgreSQL is not installed.
 */
export async function postgresServer({ settings = {} }: Options = {}): Promise<PostgresServer> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined) return { address: named, dispose: async () => undefined };
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed. Run "npx tsx scripts/ensure.ts postgres".');

  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const data = join(folder, 'data');
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), [`--pgdata=${data}`, ...options], { ...account, cwd: folder });

  // The tests kill processes, never the machine, so nothing needs to be flushed to disk.
  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'];
  const more = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), [...flags, ...more], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await ready(server);
  return {
    address: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    dispose: async () => {
      process.off('exit', kill);
      const ended = once(server, 'close');
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until the server accepts connections. Rejects if it ends before. */
async function ready({ stderr }: ChildProcess): Promise<void> {
  if (stderr === null) throw new Error('The output of PostgreSQL is not captured');
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const lines = createInterface(stderr);
    lines.on('line', (line) => {
      output.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    lines.once('close', () => reject(new Error(`PostgreSQL ended before it was ready:\n${output.join('\n')}`)));
  });
}
