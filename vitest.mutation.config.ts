import { defineConfig } from 'vitest/config';
import { areas } from './scripts/mutation/areas.ts';

const area = areas.find(({ name }) => name === process.env['MUTATION_AREA']);

/** The tests of one area alone, as `vitest.config.ts` runs them: whether any of them notices a change of the code. */
export default defineConfig({
  define: {
    'import.meta.env.VITE_API_BASE_URL': JSON.stringify(''),
    'import.meta.env.VITE_NEWS_URL': JSON.stringify(''),
  },
  test: {
    include: [...(area?.tests ?? []), 'scripts/mutation/loads.test.ts'],
    environment: area?.inWindow ? './tests/support/page/dom-environment.ts' : 'node',
    setupFiles: ['fake-indexeddb/auto', 'tests/support/page/quick-keys.ts'],
    globalSetup: area?.inWindow ? ['tests/support/prepared/setup.ts'] : [],
    restoreMocks: true,
    unstubGlobals: true,
    // For the first run, which notes what each test passes through; a change that never ends is stopped by Stryker itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
