import type { Programs } from '../programs.ts';
import { type Outcome, run } from '../run.ts';
import type { Schedule } from '../schedule.ts';
import type { Violation } from '../world/world.ts';
import { ddmin } from './ddmin.ts';

/** A failing run, and the shortest one found that violates the same guarantee. */
export interface Shrunk {
  readonly original: Outcome;
  readonly shortest: Outcome;
  /** The number of runs that were played to find it. */
  readonly runs: number;
}

interface ShrinkOptions {
  /** At most so many runs; 400 by default. */
  readonly maxRuns?: number;
  /** Called after each run, with the number of steps of the shortest one. */
  readonly onRun?: (runs: number, steps: number) => void;
}

/** Shrinks a run that violates a guarantee. Returns the same run if nothing can be left out. */
export async function shrink(
  programs: Programs,
  original: Outcome,
  { maxRuns = 400, onRun }: ShrinkOptions = {},
): Promise<Shrunk> {
  const { seed, broken, schedule } = original;
  if (broken === null) throw new Error(`Seed ${String(seed)} violates no guarantee`);
  let shortest = original;
  let runs = 0;
  const fails = async (selection: Schedule): Promise<Schedule | null> => {
    const outcome = await run(programs, seed, { schedule: selection });
    runs += 1;
    const isSame = outcome.broken !== null && isSameViolation(outcome.broken, broken);
    if (isSame) shortest = outcome;
    onRun?.(runs, shortest.schedule.length);
    return isSame ? outcome.schedule : null;
  };
  await ddmin(schedule, { keyOf: ({ number }) => number, fails, maxTries: maxRuns });
  return { original, shortest, runs };
}

/** Number 0 is every uncaught error: those are the same only with the same message. */
function isSameViolation(one: Violation, other: Violation): boolean {
  const firstLine = ({ message }: Violation) => message.split('\n')[0];
  return one.guarantee === other.guarantee && (one.guarantee !== 0 || firstLine(one) === firstLine(other));
}
