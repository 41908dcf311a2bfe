/** The delay before each automatic retry of a read, in milliseconds. */
const retryDelaysMs = [500, 1000, 2000] as const;

/**
 * The delay before the next retry of a read, in milliseconds; null after the last one. `jitter` (0 to 1) adds up to a
 * fifth, so that pages that lost the same connection do not all retry at once.
 */
export function retryDelay(failures: number, jitter: number): number | null {
  const delay = retryDelaysMs[failures];
  return delay === undefined ? null : delay * (1 + jitter / 5);
}
