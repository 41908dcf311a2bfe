import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabase } from './own-database.ts';

export interface KillableServer {
  /** Starts it on the data that is there, and waits until it is ready. */
  readonly start: () => Promise<string>;
  /** Ends it as a power cut would: it hears nothing of it. */
  readonly kill: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** The server as it is started by hand, over a directory of its own, or a database where TEST_DATABASE_URL names a server. */
export async function killableServer(): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app/index.html'), '<title>Desk</title>');
  const server = process.env['TEST_DATABASE_URL'];
  const database = server === undefined ? undefined : await ownDatabase(server);
  const settings = { PORT: '0', DATA_DIR: join(folder, 'data'), APP_DIR: join(folder, 'app'), SEED: 'demo' };
  const env = { ...process.env, ...settings, ...(database && { DATABASE_URL: database.address }) };
  let running: ChildProcess | undefined;

  async function kill(): Promise<void> {
    if (running === undefined) return;
    const ended = once(running, 'close');
    running.kill('SIGKILL');
    running = undefined;
    await ended;
  }

  return {
    start: async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env, stdio: 'pipe' });
      running = child;
      return await readyAddress(child);
    },
    kill,
    dispose: async () => {
      await kill();
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((ready, fail) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /^Ready: (\S+)$/m.exec(printed)?.[1];
      if (address !== undefined) ready(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', () => fail(new Error(`It ended before it was ready: ${printed}`)));
  });
}
