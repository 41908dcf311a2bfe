import type { Programs } from './programs.ts';
import { type Outcome, run } from './run.ts';

interface Runs {
  readonly from: number;
  readonly count: number;
  /** The distance between seeds; 1 by default. */
  readonly step?: number;
  /** Looks only for violations of this guarantee; of any by default. */
  readonly guarantee?: number;
  /** Called after each run, also the one that violates a guarantee. */
  readonly onRun?: (outcome: Outcome) => void;
}

/** Plays one seed after the other up to the first violation. Returns null if there is none. */
export async function simulate(
  programs: Programs,
  { from, count, step = 1, guarantee, onRun }: Runs,
): Promise<Outcome | null> {
  for (let done = 0; done < count; done += 1) {
    const outcome = await run(programs, from + done * step);
    onRun?.(outcome);
    if (outcome.broken !== null && outcome.broken.guarantee === (guarantee ?? outcome.broken.guarantee)) return outcome;
  }
  return null;
}

/** The violation and all steps that led to it. */
export function describeOutcome({ seed, broken, story }: Outcome): string {
  const end =
    broken === null ? 'Every guarantee held.' : `Guarantee ${broken.guarantee} is violated: ${broken.message}`;
  return [`Seed ${seed}`, ...story, '', end].join('\n');
}
