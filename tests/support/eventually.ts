import { vi } from 'vitest';

/** How long a test waits for what must happen, in milliseconds. It only ends what hangs, as many mutants do. */
export const waitTimeoutMs = process.env['MUTATION_AREA'] === undefined ? 30_000 : 2000;

/** Waits until a check no longer throws, and resolves with its result. */
export function eventually<Out>(check: () => Out | Promise<Out>): Promise<Out> {
  return vi.waitFor(check, { timeout: waitTimeoutMs });
}
