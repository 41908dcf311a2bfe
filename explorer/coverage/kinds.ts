/**
 * What can exercise a part of a machine, in the order of the explorer. The tests take a transition or enter a state; a killed
 * mutant shows that they also notice when its source changes.
 */
export const coverageKinds = [
  { id: 'table', label: 'Table', short: 'table', command: 'npx vitest run --project machines' },
  { id: 'tour', label: 'Tour in Vitest', short: 'tour', command: 'npx vitest run --project machines' },
  { id: 'browser', label: 'Walk in the browser', short: 'web', command: 'npm run test:tours' },
  { id: 'simulation', label: 'Simulation', short: 'sim.', command: 'npm run simulate' },
  { id: 'mutants', label: 'Killed mutants', short: 'mut.', command: 'npm run mutation' },
] as const;

export type CoverageKind = (typeof coverageKinds)[number]['id'];

/** One kind, or all tests. */
export type Filter = CoverageKind | 'any';
