import { randomInt } from 'node:crypto';

/** The chosen seed of a run, or a new one, after the line that repeats the run. `command` is what the user called. */
export function runSeed(command: string, chosen = process.env['TEST_SEED']): string {
  if (chosen !== undefined) return chosen;
  const seed = String(randomInt(100_000_000, 1_000_000_000));
  console.log(`TEST_SEED=${seed} ${command} repeats this run.`);
  return seed;
}
