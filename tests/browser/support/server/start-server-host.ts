import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Order, Outcome, Tasks } from './server-host.ts';

interface Host {
  readonly ask: <Name extends keyof Tasks>(task: Name, ...given: Parameters<Tasks[Name]>) => ReturnType<Tasks[Name]>;
  /** Everything that its servers have printed so far. */
  readonly log: () => string;
  readonly end: () => Promise<void>;
}

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

let host: Host | undefined;

/** The process that runs this process's servers, started on first use. It ends with this process at the latest. */
export function serverHost(): Host {
  host ??= startHost();
  return host;
}

/** Undefined before the first server. */
export const startedHost = (): Host | undefined => host;

function startHost(): Host {
  // Uses the baseline WebAssembly compiler: optimizing the database costs more here than it saves.
  const flags = ['--liftoff-only', '--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, 'tests/browser/support/server/server-host.ts'], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);

  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  child.on('message', (outcome: Outcome) => {
    const waiter = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ('failed' in outcome) waiter?.fail(new Error(`${outcome.failed}\n${output}`));
    else waiter?.done(outcome.done);
  });
  const ended = new Promise<void>((end) => {
    child.once('exit', () => {
      host = undefined;
      for (const { fail } of waiting.values()) fail(new Error(`The servers have ended:\n${output}`));
      end();
    });
  });

  const ask: Host['ask'] = (task, ...[given]) =>
    new Promise((done, fail) => {
      lastId += 1;
      waiting.set(lastId, { done, fail });
      child.send({ id: lastId, task, given } satisfies Order);
    }) as never;
  return { ask, log: () => output, end: () => endOf(child, ended) };
}

async function endOf(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.connected) child.disconnect();
  await ended;
}
