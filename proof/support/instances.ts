import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { temporaryFolder } from './at-exit.ts';
import { openWithCleanup } from './cleanup.ts';
import { startProcess } from './processes.ts';
import { waitUntil } from './wait-until.ts';

export interface Instances {
  readonly addresses: readonly string[];
  readonly pids: readonly number[];
  /** The file with their logs. */
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

/** Starts server processes on one database. They share a folder for pictures. */
export function startInstances(
  databaseUrl: string,
  count: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Instances> {
  return openWithCleanup(async (defer, stop) => {
    const folder = await temporaryFolder('instances');
    defer(() => rm(folder, { recursive: true, force: true }));
    const appDir = join(folder, 'app');
    await mkdir(appDir);
    await writeFile(join(appDir, 'index.html'), '<title>Desk</title>');
    const logFile = join(folder, 'server.log');
    const addresses: string[] = [];
    const pids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const port = String(await freePort());
      const env = {
        ...{ PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), APP_DIR: appDir },
        ...{ SEED: 'demo', METRICS_PORT: 'off', LOG_LEVEL: 'warn' },
        ...more,
      };
      const line = [process.execPath, '--import', 'tsx', 'server/main.ts'];
      const running = startProcess(`server ${port}`, line, { env, folder: process.cwd(), logFile });
      defer(running.stop);
      const address = `http://127.0.0.1:${port}`;
      await waitUntil(`the server on port ${port} is ready`, 60, async () => (await fetch(`${address}/readyz`)).ok);
      addresses.push(address);
      pids.push(running.pid);
    }
    return { addresses, pids, logFile, stop };
  });
}
