import { machineNames } from '../../tests/support/machine-names.ts';

/** Code to mutate, and the tests that must fail. */
export interface Area {
  readonly name: string;
  /** Globs relative to the project's root. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Whether its tests need a window and a database. */
  readonly inWindow: boolean;
}

/** A statechart is created when its file is imported. Only the machine's own tests run for each mutant. */
const machineAreas = machineNames.map(
  (name): Area => ({
    name: `machines/${name}`,
    mutate: [`machines/${name}/**/*.ts`],
    tests: [`tests/machines/${name}/**/*.test.ts`],
    inWindow: false,
  }),
);

export const areas: readonly Area[] = [
  ...machineAreas,
  {
    name: 'machines/shared',
    mutate: ['machines/*.ts'],
    tests: ['login', 'new-password', 'recovery', 'device-sign-out', 'removal', 'restore', 'row-status', 'support'].map(
      (name) => `tests/machines/${name}/**/*.test.ts`,
    ),
    inWindow: false,
  },
  {
    name: 'domain',
    mutate: ['src/domain/**/*.ts', '!src/domain/picture/prepare/**'],
    tests: ['tests/unit/domain/**/*.test.ts', 'tests/unit/fields/**/*.test.ts', 'tests/unit/entities/**/*.test.ts'],
    inWindow: false,
  },
  {
    name: 'worker',
    // `sw.ts` and `drafts.ts` are thin shells around the core. Only a browser can run them.
    mutate: ['src/worker/*.ts', '!src/worker/{sw,drafts}.ts'],
    tests: ['tests/worker/**/*.test.ts'],
    inWindow: false,
  },
  {
    name: 'storage',
    mutate: ['src/storage/*.ts', 'src/storage/cache/store/**/*.ts', 'src/drafts/store/**/*.ts'],
    tests: [
      'tests/unit/storage/**/*.test.ts',
      'tests/unit/drafts/**/*.test.ts',
      'tests/unit/worker/client/installation.dom.test.ts',
      'tests/worker/respond-to-list.test.ts',
    ],
    inWindow: true,
  },
];
