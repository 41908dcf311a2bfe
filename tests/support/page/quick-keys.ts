const { subtle } = crypto;
const deriveBits = subtle.deriveBits.bind(subtle);

/** Not fewer: `earlier-encryption.dom.test.ts` has a key that was derived in as many. */
const mostRounds = 1000;

/**
 * Tests in a window of happy-dom derive the keys of drafts in 1,000 rounds of PBKDF2. The app needs a third of a second
 * for its 600,000, which protect only from guesses of a password. Browser tests derive keys in full.
 */
subtle.deriveBits = (algorithm, key, length) => {
  const isSlow = typeof algorithm === 'object' && 'iterations' in algorithm && algorithm.iterations > mostRounds;
  return deriveBits(isSlow ? { ...algorithm, iterations: mostRounds } : algorithm, key, length);
};
