import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Command } from './host.ts';

interface HostMessage {
  readonly ready?: string;
  readonly done?: Command;
  readonly failed?: string;
}

/** A server of the product's API and of one built app. */
export interface Host {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Stops listening and cuts open connections. */
  readonly takeOffline: () => Promise<void>;
  readonly bringOnline: () => Promise<void>;
  /** Ends its process and waits for it. */
  readonly end: () => Promise<void>;
}

interface HostOptions {
  /** The built app. */
  readonly appDir: string;
  readonly dataDir: string;
  /** Milliseconds before each request is handled. */
  readonly latency: number;
  /** By default PGlite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
}

/** @throws with the server's own message if it cannot start. */
export async function startHost({ appDir, dataDir, latency, databaseUrl = '' }: HostOptions): Promise<Host> {
  const env = { APP_DIR: appDir, DATA_DIR: dataDir, SEED: 'demo', PORT: '0', BENCH_LATENCY: String(latency) };
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(import.meta.dirname, 'host.ts')], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl },
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);

  const { ready } = await nextMessage(child, () => output);
  if (ready === undefined) throw new Error(`The server did not start:\n${output}`);
  const send = async (command: Command) => {
    child.send(command);
    const { failed } = await nextMessage(child, () => output);
    if (failed !== undefined) throw new Error(`The server did not ${command}: ${failed}`);
  };
  return {
    url: ready,
    takeOffline: () => send('takeOffline'),
    bringOnline: () => send('bringOnline'),
    end: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function nextMessage(child: ChildProcess, output: () => string): Promise<HostMessage> {
  return new Promise((resolve, fail) => {
    const onExit = () => fail(new Error(`The server has ended:\n${output()}`));
    child.once('exit', onExit);
    child.once('message', (message: HostMessage) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
