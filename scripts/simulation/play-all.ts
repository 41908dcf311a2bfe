import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { PlayerMessage, Share } from './player.ts';

interface Runs {
  readonly from: number;
  readonly count: number;
  /** The number of processes. */
  readonly jobs: number;
  /** Called after each run. */
  readonly onRun: (done: number) => void;
}

/** The first run that violates an invariant. */
export interface Found {
  readonly seed: number;
  readonly story: string;
}

/**
 * Plays the seeds `from` to `from + count - 1` in several processes, until a run violates an invariant. Returns null when
 * none does.
 *
 * @throws Error when a process ends before it has played its share.
 */
export async function playAll({ from, count, jobs, onRun }: Runs): Promise<Found | null> {
  const abort = new AbortController();
  let done = 0;
  const onPlayed = () => {
    done += 1;
    onRun(done);
  };
  const shares = Array.from(
    { length: jobs },
    (_, job): Share => ({
      from: from + job,
      step: jobs,
      count: Math.ceil((count - job) / jobs),
    }),
  );
  try {
    const found = await Promise.all(shares.map((share) => playShare(share, abort, onPlayed)));
    return found.find((one) => one !== null) ?? null;
  } finally {
    abort.abort();
  }
}

/** Resolves with null when another process has found a violation. */
async function playShare(share: Share, abort: AbortController, onPlayed: () => void): Promise<Found | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(import.meta.dirname, 'player.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal: abort.signal,
  });
  child.send(share);
  return await new Promise((end, fail) => {
    child.on('message', (message: PlayerMessage) => {
      if (message.type === 'played') onPlayed();
      else end(message.type === 'broken' ? message : null);
      if (message.type === 'broken') abort.abort();
    });
    child.on('error', () => end(null));
    child.on('exit', (code) => fail(new Error(`A process of the simulation ended with exit code ${String(code)}.`)));
  });
}
