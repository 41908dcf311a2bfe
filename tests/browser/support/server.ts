import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { newDataDir, removeDataDir } from './demo-data.ts';
import { freePort } from './free-port.ts';
import { hearOut, listenTo } from './violations.ts';

const root = resolve(import.meta.dirname, '../../..');
const judge = './tests/browser/support/judge-server.ts';
const startLimit = 60_000;

/** A running reference server with data of its own, serving the built app. */
export interface Server {
  /** Origin of the app and of the API, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Everything it printed so far. */
  readonly log: () => string;
  /** Ends it and waits. Its data stays, for a start on the same folder. */
  readonly stop: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly dispose: () => Promise<void>;
}

interface ServerOptions {
  /** A folder to keep data in; by default a new one. */
  readonly dataDir?: string;
  /** By default a free one. */
  readonly port?: number;
  /** By default `demo`. */
  readonly seed?: 'demo' | 'none';
  readonly env?: Readonly<Record<string, string>>;
}

/** @throws with the server's own words if it ends, or says nothing for a minute, before it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const seed = options.seed ?? 'demo';
  const dataDir = options.dataDir ?? (await newDataDir(seed));
  const port = options.port ?? (await freePort());
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: seed, ...options.env };
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', judge, 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const url = await readyUrl(child, () => output);
  listenTo(child);
  const stop = async () => {
    await hearOut(child);
    await end(child);
  };
  return {
    url,
    port,
    log: () => output,
    stop,
    dispose: async () => {
      await stop();
      await removeDataDir(dataDir);
    },
  };
}

function readyUrl(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`The server was not ready after ${String(startLimit / 1000)} s:\n${log()}`));
    }, startLimit);
    child.stdout?.on('data', () => {
      const url = /^Ready: (\S+)$/m.exec(log())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      done(url);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      fail(new Error(`The server ended with ${String(code)} before it was ready:\n${log()}`));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('close', () => done());
    child.kill('SIGTERM');
  });
}
