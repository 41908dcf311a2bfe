import { vi } from 'vitest';

/** How long a test waits for what must happen, in milliseconds. It only ends what hangs. */
export const timeoutMs = 30_000;

/** Waits until a check no longer throws, and resolves with its result. */
export function eventually<Out>(check: () => Out | Promise<Out>): Promise<Out> {
  return vi.waitFor(check, { timeout: timeoutMs });
}
