import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Share, Told } from './player.ts';

interface Runs {
  readonly from: number;
  readonly count: number;
  /** How many processes share them. */
  readonly jobs: number;
  /** Told after each run. */
  readonly onRun: (done: number) => void;
}

/** The first run in which a promise was broken. */
export interface Found {
  readonly seed: number;
  readonly story: string;
}

/**
 * Plays the seeds `from` to `from + count - 1` in several processes, up to the first in which a promise is broken; null where
 * none was.
 *
 * @throws Error when a process ends before its share is played.
 */
export async function playAll({ from, count, jobs, onRun }: Runs): Promise<Found | null> {
  const over = new AbortController();
  let done = 0;
  const played = () => {
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
    const found = await Promise.all(shares.map((share) => playShare(share, over, played)));
    return found.find((one) => one !== null) ?? null;
  } finally {
    over.abort();
  }
}

/** Ends, with null, when another process has found something. */
async function playShare(share: Share, over: AbortController, played: () => void): Promise<Found | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(import.meta.dirname, 'player.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal: over.signal,
  });
  child.send(share);
  return await new Promise((end, fail) => {
    child.on('message', (told: Told) => {
      if (told.type === 'played') played();
      else end(told.type === 'broken' ? told : null);
      if (told.type === 'broken') over.abort();
    });
    child.on('error', () => end(null));
    child.on('exit', (code) => fail(new Error(`A process of the simulation has ended with ${String(code)}`)));
  });
}
