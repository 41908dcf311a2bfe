/**
 * For tests that do not need the service worker: installing it with its cache takes a third of the time of such a test.
 * Not for files whose tests share a browser: it would have no worker either.
 */
export const withoutWorker = { serviceWorkers: 'block' } as const;
