/** How long a busy device is waited for, in milliseconds: it is never idle. */
const idleTimeoutMs = 5000;

/** Resolves when the page has nothing to do, or after the timeout. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    else setTimeout(resolve, idleTimeoutMs);
  });
}
