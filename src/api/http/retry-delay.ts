/** How long to wait before each automatic retry of a read, in milliseconds. */
const retryDelaysMs = [500, 1000, 2000] as const;

/**
 * The delay before a read is sent again after so many failed retries, in milliseconds; null when there have been enough.
 * `jitter` (0 to 1) adds up to a fifth, so that pages that lost the same connection do not all return at once.
 */
export function retryDelay(failures: number, jitter: number): number | null {
  const delay = retryDelaysMs[failures];
  return delay === undefined ? null : delay * (1 + jitter / 5);
}
