import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { newDataDir, removeDataDir } from '../../../tests/browser/support/server/demo-data.ts';
import { freePort } from '../../../tests/browser/support/server/free-port.ts';

/** The app and the explorer as `npm run dev` serves them, with data of their own. */
export interface DevServer {
  readonly app: string;
  readonly explorer: string;
  readonly stop: () => Promise<void>;
}

/** @throws Error with the output of the command if it ends before it is ready. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePorts(3);
  const dataDir = await newDataDir('demo');
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  await ready(child);
  return {
    app: `http://localhost:${String(port)}`,
    explorer: `http://localhost:${String(port + 2)}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await removeDataDir(dataDir);
    },
  };
}

async function ready({ stdout, stderr }: ChildProcess): Promise<void> {
  if (stdout === null || stderr === null) throw new Error('The command has no output');
  let output = '';
  stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const lines = createInterface(stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('Ready: ')) resolve();
    });
    lines.on('close', () => reject(new Error(output)));
  });
}

/** The first of several free ports in a row. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort();
    const others = Array.from({ length: count - 1 }, (_, at) => isFree(first + at + 1));
    if ((await Promise.all(others)).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
