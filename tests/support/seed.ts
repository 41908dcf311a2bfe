/**
 * The seed of everything that tests draw. `npm test` always has the same; `npm run test:all` draws one and prints it.
 * `TEST_SEED=7 npx vitest run …` repeats a run.
 *
 * @throws Error if `TEST_SEED` is not a whole number from 0.
 */
function chosenSeed(): number {
  const seed = process.env['TEST_SEED'] ?? '1';
  if (!/^\d+$/.test(seed)) throw new Error(`TEST_SEED is "${seed}". It has to be a whole number from 0`);
  return Number(seed);
}

export const testSeed = chosenSeed();
