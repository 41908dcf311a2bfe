import type { Environment } from './environment.ts';

/** Settles as `work` does, or resolves with 'late' after a delay in milliseconds. The work itself continues. */
export async function settleWithin<Out>(
  { clock }: Pick<Environment, 'clock'>,
  milliseconds: number,
  work: Promise<Out>,
): Promise<Out | 'late'> {
  let timer = 0;
  const timeout = new Promise<'late'>((resolve) => {
    timer = clock.setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clock.clearTimeout(timer);
  }
}
