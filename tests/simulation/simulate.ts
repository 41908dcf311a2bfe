import type { Programs } from './programs.ts';
import { type Outcome, run } from './run.ts';

interface Runs {
  readonly from: number;
  readonly count: number;
  /** From one seed to the next; 1 when not said. */
  readonly step?: number;
  /** The promise that is looked for; any when not said. */
  readonly promise?: number;
  /** Told after each run. */
  readonly onRun?: (done: number) => void;
}

/** Plays one seed after the other, up to the first in which a promise is broken; null where none was. */
export async function simulate(
  programs: Programs,
  { from, count, step = 1, promise, onRun }: Runs,
): Promise<Outcome | null> {
  for (let done = 0; done < count; done += 1) {
    const outcome = await run(programs, from + done * step);
    if (outcome.broken !== null && outcome.broken.promise === (promise ?? outcome.broken.promise)) return outcome;
    onRun?.(done + 1);
  }
  return null;
}

/** What broke, and all that led to it. */
export function describeOutcome({ seed, broken, story }: Outcome): string {
  const end = broken === null ? 'Every promise was kept.' : `Promise ${broken.promise} is broken: ${broken.message}`;
  return [`Seed ${seed}`, ...story, '', end].join('\n');
}
