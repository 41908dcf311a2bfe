import type { Environment } from './environment.ts';

/** Settles as `work` does, or resolves with 'late' after so many milliseconds. The work itself goes on. */
export async function settleWithin<Out>(
  { clock }: Pick<Environment, 'clock'>,
  milliseconds: number,
  work: Promise<Out>,
): Promise<Out | 'late'> {
  let timer = 0;
  const tooLate = new Promise<'late'>((resolve) => {
    timer = clock.setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clock.clearTimeout(timer);
  }
}
