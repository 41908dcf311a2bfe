import { randomInt } from 'node:crypto';

/**
 * Set by `npm run fuzz -- --seed N --runs N`. Without a seed each run generates other values. A failure prints its seed,
 * which reproduces the values.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
/** Requests per operation. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

/** A third of the calls, chosen by the seed, because some tests are slow. `npm run fuzz` tests all calls. */
export function partOf<T>(all: readonly T[]): readonly T[] {
  return process.env['FUZZ_PART'] === 'all' ? all : all.filter((_, at) => at % 3 === seed % 3);
}

/** The command that repeats a run. Test titles contain it. */
export const replay = `npm run fuzz -- --seed ${seed} --runs ${runs}`;
