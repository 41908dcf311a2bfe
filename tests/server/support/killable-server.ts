import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabase } from '../../support/postgres/own-database.ts';
import { prepareFolder } from '../../support/prepared/prepare-folder.ts';
import { demonstration } from './demonstration.ts';
import { type Program, startProgram } from './program.ts';

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
  if (database === undefined) await prepareFolder(join(folder, 'data/database'), demonstration);
  const settings = { PORT: '0', DATA_DIR: join(folder, 'data'), APP_DIR: join(folder, 'app'), SEED: 'demo' };
  const env = { ...settings, ...(database && { DATABASE_URL: database.address }) };
  let running: Program | undefined;

  async function kill(): Promise<void> {
    if (running === undefined) return;
    const { child, ended } = running;
    running = undefined;
    child.kill('SIGKILL');
    await ended;
  }

  return {
    start: async () => {
      running = startProgram(env);
      return await running.ready;
    },
    kill,
    dispose: async () => {
      await kill();
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}
