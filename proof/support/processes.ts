import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { delimiter } from 'node:path';
import { systemFolders } from '../../scripts/prerequisites/find-programs.ts';
import { atExit } from './at-exit.ts';

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

/** What programs get of this process. Its other variables, such as an exported DATABASE_URL, would change what is run. */
const inherited = [
  ...['PATH', 'HOME', 'LANG', 'TMPDIR', 'DISPLAY', 'XDG_RUNTIME_DIR'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'],
] as const;

/** The environment of started programs. */
function ownEnvironment(more: Readonly<Record<string, string>>): Record<string, string> {
  const own = inherited.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const path = [process.env['PATH'] ?? '', ...systemFolders].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, ...more };
}

/** Starts a program in its own process group, so that it ends with its child processes. */
export function startProcess(name: string, line: readonly string[], { env = {}, folder, logFile }: Options): Running {
  const [command = '', ...args] = line;
  const child = spawn(command, args, {
    cwd: folder,
    env: ownEnvironment(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = atExit(() => signalGroup(child, 'SIGKILL'));
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  // A full disk ends neither the proof nor, by a full pipe, the program.
  log.on('error', () => {
    child.stdout.resume();
    child.stderr.resume();
  });
  let hasEnded = false;
  const ended = once(child, 'close').then(
    () => undefined,
    (error: unknown) => log.write(`${String(error)}\n`),
  );
  void ended.then(() => {
    hasEnded = true;
    forget();
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
