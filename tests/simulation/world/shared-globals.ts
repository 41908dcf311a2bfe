import { nodeGlobals } from './program.ts';

/** What is started once for all pages, so that the engine optimizes it once. It holds no state. */
export type Shared = typeof import('./shared.ts');

/** Shared code never waits by itself. XState throws the error of a listener later, and notes when a timer began. */
export const sharedGlobals = {
  ...nodeGlobals,
  setTimeout: (run: () => void) => void Promise.resolve().then(run),
  clearTimeout: () => undefined,
  console,
  Date: { now: () => Number.NaN },
  Math: Object.create(Math, { random: { value: undefined } }) as Math,
};
