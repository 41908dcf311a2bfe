import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabase } from '../../support/postgres/own-database.ts';
import { prepareFolder } from '../../support/prepared/prepare-folder.ts';
import { demoContents } from './demo-contents.ts';
import { type Program, startProgram } from './program.ts';

export interface KillableServer {
  /** Starts it with the existing data. Resolves with its address when it is ready. */
  readonly start: () => Promise<string>;
  /** Kills it without a chance to clean up. */
  readonly kill: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** A server process with an embedded database, or with PostgreSQL when TEST_DATABASE_URL is set. */
export async function killableServer(): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app/index.html'), '<title>Desk</title>');
  const server = process.env['TEST_DATABASE_URL'];
  const database = server === undefined ? undefined : await ownDatabase(server);
  if (database === undefined) await prepareFolder(join(folder, 'data/database'), demoContents);
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
