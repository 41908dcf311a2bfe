import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { type Build, copyBuild } from '../../tests/browser/support/server/next-build.ts';
import { removeAtExit, temporaryFolder } from '../support/at-exit.ts';
import { openWithCleanup } from '../support/cleanup.ts';
import { type Running, startProcess } from '../support/processes.ts';
import { waitUntil } from '../support/wait-until.ts';

/** A server of the product with demo data, on the same port after each start. */
export interface Desk {
  readonly address: string;
  readonly build: Build;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export function openDesk(): Promise<Desk> {
  return openWithCleanup(async (defer, dispose) => {
    const folder = await temporaryFolder('desk');
    defer(() => rm(folder, { recursive: true, force: true }));
    const build = await copyBuild();
    removeAtExit(build.folder);
    defer(build.dispose);
    const port = String(await freePort());
    // Not 127.0.0.1: all engines trust only this name without a certificate.
    const address = `http://localhost:${port}`;
    let running: Running | undefined;
    const kill = async () => {
      running?.signal('SIGKILL');
      await running?.stop();
      running = undefined;
    };
    defer(kill);
    const start = async () => {
      const data = join(folder, 'data');
      const env = { PORT: port, HOST: 'localhost', DATA_DIR: data, APP_DIR: build.folder, SEED: 'demo' };
      const line = [process.execPath, '--import', 'tsx', 'server/main.ts'];
      running = startProcess('server', line, { env, folder: process.cwd(), logFile: join(folder, 'server.log') });
      await waitUntil('the server is ready', 60, async () => (await fetch(`${address}/readyz`)).ok);
    };
    await start();
    return { address, build, start, kill, dispose };
  });
}
