import { inScope } from '../../support/scope.ts';
import { testSeed } from '../../support/seed.ts';

/** Requests per operation. `npm run fuzz -- --seed N --runs N` sets both. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 12);

/** Every eighth of the calls in the run of each commit, because some tests are slow. */
export function fuzzedInScope<T>(all: readonly T[]): readonly T[] {
  return inScope(
    all,
    all.filter((_, at) => at % 8 === 0),
  );
}

/** The command that repeats a run. Test titles contain it. */
export const replay = `npm run fuzz -- --seed ${testSeed} --runs ${runs}`;
