import type { PrerequisiteName } from '../prerequisites/prerequisites.ts';
import { readPlaywrightCounts, readProofCounts, readVitestCounts, type TestCounts } from './counts.ts';

/** Tests that run together, as `npm run test:NAME` or as a part of `npm test` and `npm run test:all`. */
export interface Suite {
  /** Missing ones are installed before the first suite. Without them the suite fails and the others run. */
  readonly needs?: readonly PrerequisiteName[];
  readonly lines: readonly string[];
  readonly counts?: () => TestCounts | undefined;
}

const playwright = (files = ''): Suite => ({
  needs: ['chromium', 'hindiFont'],
  lines: [`playwright test ${files}`],
  counts: () => readPlaywrightCounts('reports/playwright.json'),
});

/** A part of the browser tests, after a build. */
const walks = (files: string): Suite => ({
  ...playwright(files),
  lines: ['tsx scripts/build.ts', ...playwright(files).lines],
});

/** A short version of a part of the proof, which judges no times. */
const shortProof = (part: string, needs: readonly PrerequisiteName[]): Suite => ({
  needs,
  lines: [`tsx proof/main.ts --short ${part}`],
  counts: () => readProofCounts('reports/proof.json'),
});

export const suites = {
  check: { lines: ['tsx scripts/check.ts'] },
  unit: {
    needs: ['postgres'],
    lines: ['vitest run --reporter=default --reporter=json --outputFile.json=reports/vitest.json'],
    counts: () => readVitestCounts('reports/vitest.json'),
  },
  build: { lines: ['tsx scripts/build.ts'] },
  size: { lines: ['size-limit'] },
  browser: playwright(),
  generators: { lines: ['tsx scripts/generators.ts'] },
  simulation: { lines: ['tsx tests/simulation/play/main.ts --runs 2000'] },
  matrix: walks('browser/matrix/ browser/account/access-'),
  tours: walks('browser/tours/'),
  memory: walks('browser/app/memory.spec'),
  explorer: {
    needs: ['chromium', 'hindiFont'],
    lines: ['tsx scripts/build.ts', 'playwright test --config explorer/playwright.config.ts'],
    counts: () => readPlaywrightCounts('reports/playwright-explorer.json'),
  },
  engines: shortProof('engines', ['chromium', 'engines', 'hindiFont']),
  cluster: shortProof('failover rollout', ['postgres', 'cluster', 'chromium']),
  store: shortProof('store', ['postgres', 'objectStore']),
  users: shortProof('users', ['postgres']),
  container: shortProof('container', ['containers']),
} as const satisfies Readonly<Record<string, Suite>>;

export type SuiteName = keyof typeof suites;

/** Fails first what is cheapest. */
export const eachCommit: readonly SuiteName[] = ['check', 'unit', 'build', 'size', 'browser'];

/** The browser tests include matrix, tours and memory. */
export const everything: readonly SuiteName[] = [
  ...(['check', 'unit', 'generators', 'simulation', 'build', 'size', 'browser', 'explorer'] as const),
  ...(['engines', 'cluster', 'store', 'users', 'container'] as const),
];
