import { randomInt } from 'node:crypto';

/**
 * `npm run fuzz -- --seed N --runs N` sets them. Without a seed each run draws other values; a failure tells its seed, and
 * the same seed draws the same values again.
 */
export const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
/** Requests to each operation. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

/** Said along with a failure. */
export const replay = `npm run fuzz -- --seed ${seed} --runs ${runs}`;
