import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { scratch } from '../../tests/browser/support/server/scratch.ts';
import { atExit, temporaryFolder } from '../at-exit.ts';

/** A PostgreSQL server for measurements. */
export interface Postgres {
  /** The address of an empty database. */
  readonly address: string;
  readonly end: () => Promise<void>;
}

const installed = '/usr/lib/postgresql';
/** How long a new server is awaited. */
const startTimeoutMs = 30_000;

/**
 * A new database on the server of TEST_DATABASE_URL, or a temporary server with the newest PostgreSQL of this machine.
 * Undefined if there is neither.
 */
export async function ownPostgres(): Promise<Postgres | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined) return await ownDatabase(named);
  const binaries = findBinaries();
  return binaries === undefined ? undefined : await ownServer(binaries);
}

async function ownDatabase(server: string): Promise<Postgres> {
  const name = `bench_${String(process.pid)}_${String(Date.now())}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { address: address.href, end: () => run(server, `drop database ${name} with (force)`) };
}

function findBinaries(): string | undefined {
  if (!existsSync(installed)) return undefined;
  const versions = readdirSync(installed).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(installed, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

async function ownServer(binaries: string): Promise<Postgres> {
  const { path: folder, remove } = await temporaryFolder(scratch, 'postgres');
  try {
    const account = accountToRunAs();
    if (account !== undefined) await chown(folder, account.uid, account.gid);
    const options = { ...account, cwd: folder, stdio: 'pipe' } as const;
    const data = join(folder, 'data');
    const init = ['-D', data, '-A', 'trust', '-U', 'bench', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8'];
    execFileSync(join(binaries, 'initdb'), init, options);
    const port = await freePort();
    // The data is temporary, so durability does not matter and is not measured.
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    const unregister = atExit(() => void server.kill('SIGQUIT'));
    const address = `postgres://bench@127.0.0.1:${String(port)}/postgres`;
    await waitForServer(address);
    const end = async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      unregister();
      await remove();
    };
    return { address, end };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root. */
function accountToRunAs(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitForServer(address: string): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    try {
      await run(address, 'select 1');
      return;
    } catch (error) {
      if (Date.now() - startedAt > startTimeoutMs) throw error;
      await new Promise((over) => setTimeout(over, 100));
    }
  }
}

async function run(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
