const { subtle } = crypto;
const deriveBits = subtle.deriveBits.bind(subtle);

/**
 * PBKDF2 runs 1,000 times instead of 600,000 times, which takes a third of a second for each sign-in: attacks on passwords
 * are not what rendered tests are about. Browsers run all of them.
 */
subtle.deriveBits = (algorithm, key, length) => {
  const isSlow = typeof algorithm === 'object' && 'iterations' in algorithm && algorithm.iterations > 1000;
  return deriveBits(isSlow ? { ...algorithm, iterations: 1000 } : algorithm, key, length);
};
