import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** A program that serves until it is stopped. */
export interface Running {
  readonly name: string;
  readonly pid: number;
  /** Whether it has ended. */
  readonly hasEnded: () => boolean;
  /** Sends the signal to it and to its child processes. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends it and waits. After ten seconds it is killed. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly folder: string;
  /** The file for its output. */
  readonly logFile: string;
}

const stopTimeoutMs = 10_000;
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});
// A signal alone would end this process without that event, and leave all of them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts a program in its own process group, so that it ends with its child processes. */
export function startProcess(name: string, line: readonly string[], { env = {}, folder, logFile }: Options): Running {
  const [command = '', ...args] = line;
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let hasEnded = false;
  const ended = once(child, 'close').then(
    () => undefined,
    (error: unknown) => log.write(`${String(error)}\n`),
  );
  void ended.then(() => {
    hasEnded = true;
    running.delete(child);
    log.end();
  });
  return {
    name,
    pid: child.pid ?? 0,
    hasEnded: () => hasEnded,
    signal: (signal) => signalGroup(child, signal),
    stop: async () => {
      if (hasEnded) return;
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}
