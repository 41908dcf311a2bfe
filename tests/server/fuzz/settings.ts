import { randomInt } from 'node:crypto';

/**
 * `npm run fuzz -- --seed N --runs N` sets them. Without a seed each run draws other values; a failure tells its seed, and
 * the same seed draws the same values again.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
/** Requests to each operation. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

/** What takes long is done for a part of all the calls, drawn by the seed; `npm run fuzz` does it for all. */
export function partOf<T>(all: readonly T[]): readonly T[] {
  return process.env['FUZZ_PART'] === 'all' ? all : all.filter((_, at) => at % 3 === seed % 3);
}

/** Said along with a failure. */
export const replay = `npm run fuzz -- --seed ${seed} --runs ${runs}`;
