import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../browser/support/free-port.ts';
import { scratch } from '../../browser/support/scratch.ts';
import { atExit, temporaryFolder } from '../at-exit.ts';

/** A PostgreSQL to measure on. */
export interface Postgres {
  /** Of an empty database. */
  readonly address: string;
  readonly end: () => Promise<void>;
}

const installed = '/usr/lib/postgresql';
/** How long a new server is waited for, in milliseconds. */
const mostPatience = 30_000;

/**
 * A database of its own on the server that TEST_DATABASE_URL names; or a server of its own, from the newest PostgreSQL of
 * this machine. Undefined where there is neither.
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
    // It is thrown away: what a power cut would do to it does not matter, and nothing of that is measured.
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    const takeBack = atExit(() => void server.kill('SIGQUIT'));
    const address = `postgres://bench@127.0.0.1:${String(port)}/postgres`;
    await untilItAnswers(address);
    const end = async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      takeBack();
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

async function untilItAnswers(address: string): Promise<void> {
  const began = Date.now();
  for (;;) {
    try {
      await run(address, 'select 1');
      return;
    } catch (error) {
      if (Date.now() - began > mostPatience) throw error;
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
