import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until `check` returns something, asked every 100 ms. What it throws counts as not yet.
 *
 * @throws Error after the time, with the last thing that `check` threw.
 */
export async function waitUntil<Out>(
  what: string,
  seconds: number,
  check: () => Promise<Out | undefined | false>,
): Promise<Out> {
  const end = performance.now() + seconds * 1000;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const found = await check();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      last = error;
    }
    await wait(100);
  }
  throw new Error(`Not within ${String(seconds)} s: ${what}. ${last instanceof Error ? last.message : ''}`);
}
