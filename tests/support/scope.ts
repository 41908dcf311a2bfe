/**
 * How much of the tests a run has: `commit` is what `npm test` runs, `all` what `npm run test:all` runs. A runner that is
 * started by hand runs all of the files that it is given. The same commit always runs the same tests.
 *
 * @throws Error for another value of `TEST_SCOPE`: a misspelt one would silently leave tests out.
 */
function chosen(): 'commit' | 'all' {
  const scope = process.env['TEST_SCOPE'] ?? 'all';
  if (scope === 'commit' || scope === 'all') return scope;
  throw new Error(`TEST_SCOPE is "${scope}". It has to be commit or all`);
}

/** Whether this run has everything. */
export const isWhole = chosen() === 'all';

/** Marks a browser test that each commit's run has: nothing else in `npm test` fails for the same fault. */
export const eachCommit = { tag: '@commit' } as const;

/** Marks one test of a series. */
export const eachCommitIf = (isChosen: boolean) => (isChosen ? eachCommit : {});

/** A series of tests: all of it, or the items that stand for it in each commit's run. */
export function inScope<T>(all: readonly T[], isInEachCommit: (item: T, at: number) => boolean): readonly T[] {
  return isWhole ? all : all.filter(isInEachCommit);
}
