import fc from 'fast-check';
import { testSeed } from './seed.ts';

fc.configureGlobal({ seed: testSeed });

/** fast-check, which draws the same values for the same seed. */
export { fc };
