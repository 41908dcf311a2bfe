import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { SourceChange } from '../programs.ts';
import type { ExercisedMachines } from '../recording/exercised.ts';
import type { PlayerMessage, Share } from './player.ts';

interface Runs {
  readonly from: number;
  readonly count: number;
  /** The number of processes. */
  readonly jobs: number;
  /** Plants a bug. */
  readonly changes: readonly SourceChange[];
  /** Called after each run. */
  readonly onRun: (exercised: ExercisedMachines) => void;
}

/**
 * Plays the seeds `from` to `from + count - 1` in several processes, until a run violates an invariant. Returns its seed,
 * and null when none does.
 *
 * @throws Error when a process ends before it has played its share.
 */
export async function playAll({ from, count, jobs, changes, onRun }: Runs): Promise<number | null> {
  const abort = new AbortController();
  const shares = Array.from(
    { length: jobs },
    (_, job): Share => ({
      from: from + job,
      step: jobs,
      count: Math.ceil((count - job) / jobs),
      changes,
    }),
  );
  try {
    const found = await Promise.all(shares.map((share) => playShare(share, abort, onRun)));
    return found.find((one) => one !== null) ?? null;
  } finally {
    abort.abort();
  }
}

/** Resolves with null when another process has found a violation. */
async function playShare(share: Share, abort: AbortController, onRun: Runs['onRun']): Promise<number | null> {
  // A run leaves most of its garbage when it ends; a large young generation plays a quarter more runs a second.
  const args = ['--max-semi-space-size=128', '--import', 'tsx', resolve(import.meta.dirname, 'player.ts')];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal: abort.signal,
  });
  child.send(share);
  return await new Promise((end, fail) => {
    child.on('message', (message: PlayerMessage) => {
      if (message.type === 'played') onRun(message.exercised);
      else end(message.type === 'broken' ? message.seed : null);
      if (message.type === 'broken') abort.abort();
    });
    child.on('error', () => end(null));
    child.on('exit', (code) => fail(new Error(`A process of the simulation ended with exit code ${String(code)}.`)));
  });
}
