import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../browser/support/server/free-port.ts';
import { type Running, startProcess } from '../support/processes.ts';
import { waitUntil } from '../support/wait-until.ts';

export interface Instances {
  readonly addresses: readonly string[];
  readonly pids: readonly number[];
  /** The file with their logs. */
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

/** Starts server processes on one database. They share a folder for pictures. */
export async function startInstances(
  databaseUrl: string,
  count: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Instances> {
  const folder = await mkdtemp(join(tmpdir(), 'instances-'));
  const appDir = join(folder, 'app');
  await mkdir(appDir);
  await writeFile(join(appDir, 'index.html'), '<title>Desk</title>');
  const logFile = join(folder, 'server.log');
  const processes: Running[] = [];
  const addresses: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const port = String(await freePort());
    const env = {
      ...{ PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), APP_DIR: appDir },
      ...{ SEED: 'demo', METRICS_PORT: 'off', LOG_LEVEL: 'warn' },
      ...more,
    };
    const line = [process.execPath, '--import', 'tsx', 'server/main.ts'];
    processes.push(startProcess(`server ${port}`, line, { env, folder: process.cwd(), logFile }));
    const address = `http://127.0.0.1:${port}`;
    await waitUntil(`the server on port ${port} is ready`, 60, async () => (await fetch(`${address}/readyz`)).ok);
    addresses.push(address);
  }
  return {
    addresses,
    pids: processes.map(({ pid }) => pid),
    logFile,
    stop: async () => {
      await Promise.all(processes.map((one) => one.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
