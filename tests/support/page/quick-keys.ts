const { subtle } = crypto;
const deriveBits = subtle.deriveBits.bind(subtle);

/** Keys that tests store were derived with as many. */
const mostRounds = 1000;

/**
 * Tests with a page derive the keys of drafts in 1,000 rounds of PBKDF2 in place of 600,000, which take a third of a second
 * for each sign-in: they are not about guesses of a password. Browser tests derive them in full.
 */
subtle.deriveBits = (algorithm, key, length) => {
  const isSlow = typeof algorithm === 'object' && 'iterations' in algorithm && algorithm.iterations > mostRounds;
  return deriveBits(isSlow ? { ...algorithm, iterations: mostRounds } : algorithm, key, length);
};
