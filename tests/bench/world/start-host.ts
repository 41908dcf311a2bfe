import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Word } from './host.ts';

interface Told {
  readonly ready?: string;
  readonly done?: Word;
  readonly failed?: string;
}

/** A server of the product's API and of one built app. */
export interface Host {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Nobody listens at its port any more, and open connections are cut. */
  readonly die: () => Promise<void>;
  readonly revive: () => Promise<void>;
  /** Ends its process and waits for it. */
  readonly end: () => Promise<void>;
}

interface HostOptions {
  /** The built app. */
  readonly appDir: string;
  readonly dataDir: string;
  /** Milliseconds before each request is taken up. */
  readonly latency: number;
}

/** @throws with the server's own words if it cannot start. */
export async function startHost({ appDir, dataDir, latency }: HostOptions): Promise<Host> {
  const env = { APP_DIR: appDir, DATA_DIR: dataDir, SEED: 'demo', PORT: '0', BENCH_LATENCY: String(latency) };
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(import.meta.dirname, 'host.ts')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env, DATABASE_URL: '' },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  const { ready } = await heard(child, () => output);
  if (ready === undefined) throw new Error(`The server did not start:\n${output}`);
  const tell = async (word: Word) => {
    child.send(word);
    const { failed } = await heard(child, () => output);
    if (failed !== undefined) throw new Error(`The server did not ${word}: ${failed}`);
  };
  return {
    url: ready,
    die: () => tell('die'),
    revive: () => tell('revive'),
    end: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function heard(child: ChildProcess, output: () => string): Promise<Told> {
  return new Promise((hear, fail) => {
    const fell = () => fail(new Error(`The server has ended:\n${output()}`));
    child.once('exit', fell);
    child.once('message', (told: Told) => {
      child.off('exit', fell);
      hear(told);
    });
  });
}
