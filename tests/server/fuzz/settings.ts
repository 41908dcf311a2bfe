import { testSeed } from '../../support/seed.ts';

/** Requests per operation. `npm run fuzz -- --seed N --runs N` sets both. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

/** The command that repeats a run. Test titles contain it. */
export const replay = `npm run fuzz -- --seed ${testSeed} --runs ${runs}`;
