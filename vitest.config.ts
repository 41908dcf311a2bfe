import { defineConfig } from 'vitest/config';
import { isWhole } from './tests/support/scope.ts';

/** The first set-up file of a project, so that its check runs after the output of the others at the end of a test. */
const quiet = 'tests/support/quiet.ts';

const plain = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', setupFiles: [quiet] },
});

/** For tests without side effects on modules: their files share imported modules. */
const shared = { isolate: false } as const;

/** For tests with a database: each file gets a clone of a database that the project creates once. Default is PostgreSQL. */
const withDatabases = { globalSetup: 'tests/support/prepared/setup.ts' };

/** PGlite and argon2 are WASM or native code: the tests run in processes, with time to open the embedded database. */
const server = (name: string, include: string, env: Readonly<Record<string, string>> = {}) => ({
  extends: true as const,
  test: {
    ...plain(name).test,
    include: [include],
    exclude: notInThisRun,
    pool: 'forks' as const,
    ...withDatabases,
    ...shared,
    env,
    hookTimeout: 300_000,
  },
});

/** Only in `npm run test:all`: starts of the server as a process, the same again on another database, and shrinking. */
const slow = [
  'tests/simulation/shrink/shrink.test.ts',
  'tests/server/resources/new-entity.test.ts',
  'tests/server/lifecycle/start.test.ts',
  'tests/server/data/snapshots-killed.test.ts',
  'tests/server/lifecycle/first-start.test.ts',
  'tests/server/lifecycle/kill.test.ts',
  'tests/server/lifecycle/serve.test.ts',
  'tests/server/instances/versions.test.ts',
  'tests/server/instances/killed-instance.test.ts',
  'tests/server/resources/odd-addresses.test.ts',
  'tests/server/data/snapshots.test.ts',
  'tests/server/data/transfer.test.ts',
  'tests/server/lifecycle/lock.test.ts',
  'tests/server/data/damaged-folder.test.ts',
  'tests/server/lifecycle/full-disk.test.ts',
  'tests/server/data/released.test.ts',
];
/** On the embedded database: the order of texts and the one connection; the others only in `npm run test:all`. */
const embedded = ['lists', 'concurrency'];
const alsoEmbedded = ['operations', 'filters', 'removal', 'own-sessions'];
const notInThisRun = isWhole ? [] : slow;

/** The tests of the tools are beside them: `npm run test:all`. `loads.test.ts` belongs to the mutation's own configuration. */
const tools = {
  extends: true as const,
  test: {
    ...plain('tools').test,
    ...shared,
    include: ['{bench,explorer,proof,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'scripts/mutation/**'],
    pool: 'forks' as const,
  },
};

const windowSetup = ['tests/support/page/dom-setup.ts', 'fake-indexeddb/auto'];

/** A project of tests that render: one window per file, unmounted after each test. */
const rendered = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: './tests/support/page/page-environment.ts',
    setupFiles: [quiet, ...windowSetup],
  },
});

/** Like `rendered`, but the client's calls reach the code of the reference server. */
const served = (name: string, include: string) => ({
  extends: true as const,
  test: {
    ...rendered(name).test,
    include: [include],
    environment: './tests/support/page/dom-environment.ts',
    pool: 'forks' as const,
    ...withDatabases,
    ...shared,
  },
});

export default defineConfig({
  define: {
    'import.meta.env.VITE_API_BASE_URL': JSON.stringify(''),
    'import.meta.env.VITE_NEWS_URL': JSON.stringify(''),
    'import.meta.env.VITE_APP_VERSION': JSON.stringify('1.2.3'),
  },
  test: {
    globals: false,
    passWithNoTests: true,
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    // It only ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    coverage: { include: ['machines/**', 'src/**', 'server/**'], reportsDirectory: 'coverage' },
    projects: [
      { ...plain('machines'), test: { ...plain('machines').test, ...shared } },
      // Processes, because the time zone can be set for a process only, not for a thread.
      {
        ...plain('unit'),
        test: { ...plain('unit').test, ...shared, pool: 'forks' as const, exclude: ['**/*.dom.test.ts'] },
      },
      served('unit-dom', 'tests/unit/**/*.dom.test.{ts,tsx}'),
      ...(isWhole ? [tools] : []),
      { ...plain('contract'), test: { ...plain('contract').test, ...shared } },
      server('server', 'tests/server/**/*.test.ts'),
      server('embedded', `tests/server/**/{${[...embedded, ...(isWhole ? alsoEmbedded : [])].join(',')}}.test.ts`, {
        TEST_DATABASE: 'embedded',
      }),
      { extends: true, test: { ...plain('worker').test, setupFiles: [quiet, 'fake-indexeddb/auto'] } },
      // A separate process: it bundles the product and runs it with the simulated clock.
      {
        ...plain('simulation'),
        test: { ...plain('simulation').test, exclude: notInThisRun, pool: 'forks' as const, testTimeout: 900_000 },
      },
      { ...rendered('ui'), test: { ...rendered('ui').test, ...shared } },
      served('screens', 'tests/screens/**/*.test.tsx'),
    ],
  },
});
